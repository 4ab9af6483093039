/** One slip is allowed per this many letters: `TRUSTED_PROXY` is almost `TRUSTED_PROXIES`, but `HOME` is not `HOST`. */
const LETTERS_PER_SLIP = 4;
/** Longer names are not compared: that takes time for each pair of letters. */
const MAX_LETTERS = 60;

/** The known name that a misspelt one is closest to, if it is close to any. */
export function nearName(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_LETTERS) return undefined;
  const [nearest] = known
    .map((one) => ({ one, slips: distance(plain(name), plain(one)) }))
    .filter(({ one, slips }) => slips <= Math.floor(one.length / LETTERS_PER_SLIP))
    .sort((a, b) => a.slips - b.slips);
  return nearest?.one;
}

/** `min_amount` and `minamount` stand for `minAmount`. */
const plain = (name: string) => name.replace(/[_-]/g, '').toLowerCase();

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
