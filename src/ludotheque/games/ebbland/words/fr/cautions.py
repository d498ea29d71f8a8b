"""What Ebbland foresees of an answer, in French: in short, and in a sentence."""

ATTACK = ("sans attaque", "Votre phase d'Action finit sans l'attaque que ce tour permet.")
END = ("", "Votre phase d'Action finit ; viennent les dés, puis le tour des autres.")
