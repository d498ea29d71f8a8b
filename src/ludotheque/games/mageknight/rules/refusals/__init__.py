"""Why something is not possible now, with the clause it rests on."""
