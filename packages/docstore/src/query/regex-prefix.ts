import type { BSONRegExp } from 'bson';

/** The common prefix of all texts that a regular expression matches. */
export interface RegexPrefix {
  text: string;
  /** whether every text with this prefix is matched */
  isAll: boolean;
}

const META_CHARACTERS = '^$.[]()+{}|*?';
/** Quantifiers that make the character before them optional. */
const OPTIONAL = '*?{';

/** The prefix of an expression such as `^ab`; undefined if it has none. */
export function regexPrefix({ pattern, options }: BSONRegExp): RegexPrefix | undefined {
  if (options !== '' || !pattern.startsWith('^') || pattern.includes('|')) return undefined;
  const characters = Array.from(pattern).slice(1);
  const text: string[] = [];
  for (let i = 0; i < characters.length; i++) {
    let character = characters[i] ?? '';
    if (META_CHARACTERS.includes(character)) {
      if (OPTIONAL.includes(character)) text.pop();
      return found(text, false);
    }
    if (character === '\\') {
      character = characters[++i] ?? '';
      if (/^[a-zA-Z0-9]?$/.test(character)) return found(text, false);
    }
    text.push(character);
  }
  return found(text, true);
}

function found(characters: string[], isAll: boolean): RegexPrefix | undefined {
  return characters.length > 0 ? { text: characters.join(''), isAll } : undefined;
}
