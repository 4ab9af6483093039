import { headerKey } from '../columns/header-key.js';
import { columnOf } from '../columns/column-of.js';

/** What cells are separated by. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
/** One of `SEPARATORS`. */
export type Separator = (typeof SEPARATORS)[number];

/** The separator that makes the most known headers of the first line, or the most headers. */
export function separatorOf(firstLine: string): Separator {
  const rated = SEPARATORS.map((separator) => {
    const headers = split(firstLine, separator);
    const known = headers.filter((header) => columnOf(headerKey(header)) !== undefined);
    return { separator, known: known.length, all: headers.length };
  });
  rated.sort((one, other) => other.known - one.known || other.all - one.all);
  return rated[0]?.separator ?? ',';
}

/** The cells of one line. Separators between quotes are text. */
function split(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${character}`);
  }
  return cells;
}
