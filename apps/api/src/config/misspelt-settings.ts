import { environmentSchema } from './environment.js';

const KNOWN = Object.keys(environmentSchema.shape);
/** One typo is allowed per this many letters: `TRUSTED_PROXY` matches `TRUSTED_PROXIES`, but not `HOME` `HOST`. */
const LETTERS_PER_SLIP = 4;

/** Returns a warning for each variable whose name is close to one that the shop reads, but not the same. */
export function misspeltSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(environment)
    .filter((name) => !KNOWN.includes(name))
    .flatMap((name) => {
      const meant = KNOWN.find((known) => isAlmost(name, known));
      return meant ? [`${name} is not a setting of the shop. Did you mean ${meant}?`] : [];
    });
}

function isAlmost(name: string, known: string): boolean {
  const slips = Math.floor(known.length / LETTERS_PER_SLIP);
  return Math.abs(name.length - known.length) <= slips && distance(name, known) <= slips;
}

/** The Levenshtein distance: letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
