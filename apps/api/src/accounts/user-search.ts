import { plainText } from '../text/plain-text.js';

/** Characters. What is typed beyond them no longer narrows the search. */
const LONGEST_PREFIX = 32;
/** Words of a search that count. */
const MOST_WORDS = 5;

/**
 * Every beginning of a user's e-mail address and of each word of their name. Kept with the user, so that a search is one
 * look into an index that comes in the list's order, however many users there are.
 */
export function userPrefixes({ name, email }: { name: string; email: string }): string[] {
  const prefixes = [...wordsOf(email), ...wordsOf(name)].flatMap((word) => {
    const letters = Array.from(word).slice(0, LONGEST_PREFIX);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(prefixes)];
}

/** A filter for the users who have, for every word of the text, one that begins so. */
export function usersFound(text: string) {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  if (words.length === 0) return {};
  const prefixes = words.map((word) => Array.from(word).slice(0, LONGEST_PREFIX).join(''));
  return { $and: [...new Set(prefixes)].map((searchPrefixes) => ({ searchPrefixes })) };
}

/** Without case and accents, as people compare; of a text of accents alone, itself. */
function wordsOf(text: string): string[] {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  return words.length > 0 ? words : text.split(/\s+/).filter(Boolean);
}
