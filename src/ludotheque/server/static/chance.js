/** What this browser knows of the chance of its tables: the fingerprint it was shown first, and what it added. */

const BYTES = 32;

/** What was noted of a table, or nothing. */
export function noted(table) {
  try {
    return JSON.parse(localStorage.getItem(`chance-${table}`));
  } catch {
    return null;
  }
}

function note(table, known) {
  try {
    localStorage.setItem(`chance-${table}`, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
  return known;
}

/** Note the fingerprint that a table shows, unless one was noted already. */
export const remember = (table, commitment) => noted(table) ?? note(table, { commitment, added: "" });

/** What this browser adds to the chance of a table, in hexadecimal; the same whenever it is asked. */
export function share(table, commitment) {
  const known = remember(table, commitment);
  if (known.added) return known.added;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const added = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return note(table, { ...known, added }).added;
}
