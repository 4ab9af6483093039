import { fold } from '../analysis/fold.js';
import { partsOf } from '../analysis/parts.js';
import { formOf, stemOf } from '../analysis/stem.js';
import { SHOP_SYNONYMS } from './shop-synonyms.js';

/** Words of which each stands for all: `couch, sofa`. Or one that stands for others: `footwear > shoes, boots`. */
export type SynonymLine = string;

/** The longest phrase with synonyms, in words. */
const LONGEST = 3;
/** Other phrases of one phrase; whoever names more in several lines gets the first ones. */
const MOST_OTHERS = 40;

/** Other names of a phrase. */
interface OtherPhrases {
  /** The words of each. */
  phrases: string[][];
  /** Whether they are names of another form of it, such as “insulating” of “insulated”. */
  isDerived: boolean;
}

/** Knows what shoppers call things by other names. */
export class Synonyms {
  private readonly others = new Map<string, Set<string>>();
  /** By stems: for phrases of which only another form is known. */
  private readonly byStems = new Map<string, Set<string>>();
  private readonly inPhrases = new Set<string>();
  /** The words of a phrase, by how it is written as one word. */
  private readonly joinedWords = new Map<string, readonly string[]>();
  /** Each word with synonyms, sorted: also these can be misspelt. */
  readonly words: readonly string[];

  constructor(lines: readonly SynonymLine[] = SHOP_SYNONYMS) {
    const words = new Set<string>();
    for (const line of lines) {
      const [from = '', to] = line.split('>');
      const sources = phrasesIn(from);
      const targets = to === undefined ? sources : phrasesIn(to);
      for (const source of sources) {
        for (const word of source.split(' ')) {
          words.add(word);
          this.inPhrases.add(formOf(word));
        }
        if (source.includes(' ')) this.joinedWords.set(formOf(joined(source)), source.split(' '));
        for (const spelt of spellingsOf(source)) {
          add(this.others, keyed(spelt, formOf), spelt, [source, ...targets]);
          add(this.byStems, keyed(spelt, stemOf), spelt, [source, ...targets]);
        }
      }
    }
    this.words = [...words].sort();
  }

  /** Whether a word has synonyms, and so is no misspelling. */
  knows(word: string): boolean {
    return this.inPhrases.has(formOf(word));
  }

  /** The words with synonyms that begin with a text. */
  beginningWith(text: string): readonly string[] {
    return this.words.filter((word) => word.startsWith(text));
  }

  /** The words that a word is made of, such as `lamp` and `shade`; if a line of synonyms has them. */
  wordsIn(word: string): readonly string[] {
    return this.joinedWords.get(formOf(word)) ?? [];
  }

  /** What means the same as a phrase. */
  of(words: readonly string[]): OtherPhrases {
    if (words.length > LONGEST) return { phrases: [], isDerived: false };
    const spelt = spellingsOf(words.join(' '));
    const known = spelt.map((text) => this.others.get(keyed(text, formOf)));
    const derived = spelt.map((text) => this.byStems.get(keyed(text, stemOf)));
    const isThere = (phrases: ReadonlySet<string> | undefined) => phrases && phrases.size > 0;
    const own = known.find(isThere);
    const found = own ?? derived.find(isThere) ?? [];
    return { phrases: Array.from(found, (phrase) => phrase.split(' ')), isDerived: !own };
  }
}

const joined = (phrase: string) => phrase.replaceAll(' ', '');

/** A phrase, and its words joined. */
const spellingsOf = (phrase: string) =>
  phrase.includes(' ') ? [phrase, joined(phrase)] : [phrase];

const keyed = (phrase: string, normal: (word: string) => string) =>
  phrase.split(' ').map(normal).join(' ');

function add(
  all: Map<string, Set<string>>,
  key: string,
  phrase: string,
  targets: readonly string[],
): void {
  const known = all.get(key) ?? new Set();
  for (const target of targets)
    if (known.size < MOST_OTHERS && target !== phrase && keyed(target, formOf) !== key)
      known.add(target);
  all.set(key, known);
}

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
