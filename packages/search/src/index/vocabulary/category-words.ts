import { fold } from '../../analysis/fold.js';
import { partsOf } from '../../analysis/parts.js';

/** Words that names of categories have. */
export interface CategoryWords {
  words: readonly string[];
  ids: ReadonlyMap<string, readonly string[]>;
  /** Of the categories that are named after several things, the words of their names. */
  shared: ReadonlyMap<string, readonly string[]>;
}

const SEVERAL = /[&,+]|\band\b/i;

export function categoryWords(names: Iterable<readonly [id: string, name: string]>): CategoryWords {
  const ids = new Map<string, string[]>();
  const shared = new Map<string, readonly string[]>();
  for (const [id, name] of names) {
    const words = partsOf(fold(name)).map(({ text }) => text);
    if (SEVERAL.test(name)) shared.set(id, words);
    for (const text of words) ids.set(text, [...(ids.get(text) ?? []), id]);
  }
  return { words: [...ids.keys()].sort(), ids, shared };
}
