import { fold } from '../analysis/fold.js';
import { partsOf } from '../analysis/parts.js';
import { stemOf } from '../analysis/stem.js';
import { SHOP_SYNONYMS } from './shop-synonyms.js';

/** Words of which each stands for all: `couch, sofa`. Or one that stands for others: `footwear > shoes, boots`. */
export type SynonymLine = string;

/** The longest phrase with synonyms, in words. */
const LONGEST = 3;
/** Other phrases of one phrase; whoever names more in several lines gets the first ones. */
const MOST_OTHERS = 40;

/** Knows what shoppers call things by other names. */
export class Synonyms {
  private readonly others = new Map<string, Set<string>>();
  /** Each single word with synonyms, sorted: also these can be misspelt. */
  readonly words: readonly string[];

  constructor(lines: readonly SynonymLine[] = SHOP_SYNONYMS) {
    const words = new Set<string>();
    for (const line of lines) {
      const [from = '', to] = line.split('>');
      const sources = phrasesIn(from);
      const targets = to === undefined ? sources : phrasesIn(to);
      for (const source of sources) {
        if (!source.includes(' ')) words.add(source);
        const key = stemmed(source);
        const known = this.others.get(key) ?? new Set();
        for (const target of targets)
          if (known.size < MOST_OTHERS && stemmed(target) !== key) known.add(target);
        this.others.set(key, known);
      }
    }
    this.words = [...words].sort();
  }

  /** Whether a word has synonyms, and so is no misspelling. */
  knows(word: string): boolean {
    return this.others.has(stemOf(word));
  }

  /** The words of each phrase that means the same as a phrase. */
  of(words: readonly string[]): string[][] {
    if (words.length > LONGEST) return [];
    const found = this.others.get(words.map(stemOf).join(' '));
    return found ? [...found].map((phrase) => phrase.split(' ')) : [];
  }
}

const stemmed = (phrase: string) => phrase.split(' ').map(stemOf).join(' ');

function phrasesIn(list: string): string[] {
  return list
    .split(',')
    .map((phrase) =>
      partsOf(fold(phrase))
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(Boolean);
}
