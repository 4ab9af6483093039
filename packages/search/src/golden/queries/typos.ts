import type { Random } from '../random.js';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** A word with one mistake: a letter left out, added or wrong, or two neighbours swapped. The first letter stays. */
export function withTypo(word: string, random: Random): string {
  const at = random.between(1, word.length - 2);
  const [before, here, next] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? ''];
  const other = random.pick(LETTERS.filter((letter) => letter !== here));
  switch (random.between(0, 3)) {
    case 0:
      return before + word.slice(at + 1);
    case 1:
      return before + other + word.slice(at);
    case 2:
      return before + other + word.slice(at + 1);
    default:
      return here === next
        ? before + word.slice(at + 1)
        : before + next + here + word.slice(at + 2);
  }
}

/** A word with a mistake in each of its halves. */
export function withTwoTypos(word: string, random: Random): string {
  const middle = Math.floor(word.length / 2);
  return withTypo(word.slice(0, middle), random) + withTypo(word.slice(middle), random);
}
