import type { Column } from './columns.js';
import { plainKey } from './header-key.js';
import { PATTERNS } from './patterns.js';
import { SYNONYMS } from './synonyms.js';

/** The column that a header stands for, by its key; undefined for one that is not known. */
export function columnOf(key: string): Column | undefined {
  const known = SYNONYMS.get(plainKey(key));
  if (known) return known;
  for (const [pattern, column] of PATTERNS) {
    const match = pattern.exec(key);
    if (match) return column(match);
  }
  return undefined;
}
