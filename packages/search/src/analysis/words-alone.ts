import { fold } from './fold.js';
import { partsOf } from './parts.js';
import { isIgnored } from './query.js';

/** The words of a query that say what is wanted, as they were typed: each could be searched for by itself. */
export function wordsAlone(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => {
    const parts = partsOf(fold(word));
    return parts.length > 0 && !parts.every(isIgnored);
  });
  return [...new Set(words)];
}
