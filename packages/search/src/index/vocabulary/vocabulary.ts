import { categoryTerm } from '../../analysis/document.js';
import { formOf, stemOf } from '../../analysis/stem.js';
import type { CategoryWords } from './category-words.js';
import { frequency, termNumber, termsBeginningWith, termsWithStem } from './dictionary.js';
import { misspellingsOf, type Correction } from './misspellings.js';
import type { Segment } from '../segment.js';

/** A term that a word may mean. */
export interface TermHit {
  /** The number of its segment. */
  segment: number;
  term: number;
  /** How surely it is meant, from 0 to 1. */
  quality: number;
  /** Whether it is a guess: a longer word, or one that is spelt otherwise. */
  isGuess: boolean;
  /** Whether it is another form of the word, such as “insulating” of “insulated”. */
  isDerived?: boolean;
  /** Whether it is another word for the same: in a description, such a word may well mean something else. */
  isSynonym?: boolean;
  /** Whether it only counts in a name or by a category. */
  isOfName?: boolean;
  /** Whether it is a category that is named after several things, such as “Shoes & Bags”. */
  isShared?: boolean;
  /** Words of that category's name that are not meant. */
  otherWords?: readonly string[];
  /** Terms of other things: products that are called by one are not found by that category. */
  otherThings?: readonly TermHit[];
}

export const QUALITY = {
  exact: 1,
  stem: 0.95,
  joined: 0.95,
  synonym: 0.8,
  /** Of a longer word, and how much more of it may be there the more of it was typed. */
  begun: 0.5,
  begunShare: 0.3,
  /** Of a word with one mistake; each further one costs as much again. */
  corrected: 0.75,
  mistake: 0.1,
} as const;

/** What words mean, given what there is. */
export class Vocabulary {
  constructor(
    readonly segments: readonly Segment[],
    private readonly categories: CategoryWords,
    /** Whether a folded word is one of the language. */
    readonly isWord: (word: string) => boolean,
  ) {}

  /** The word itself and its other forms. */
  exactly(word: string, quality: number = QUALITY.exact): TermHit[] {
    const stem = stemOf(word);
    const form = formOf(word);
    const hits = this.segments.flatMap((segment, number) => {
      const own = termNumber(segment, word);
      const others = Array.from(termsWithStem(segment, stem)).filter((term) => term !== own);
      return [
        ...(own < 0 ? [] : [hit(number, own, quality)]),
        ...others.map((term) => ({
          ...hit(number, term, quality * QUALITY.stem),
          isDerived: formOf(segment.terms[term] ?? '') !== form,
        })),
      ];
    });
    return hits.concat(
      this.inCategories((other) => other === word || stemOf(other) === stem, quality),
    );
  }

  /** Longer words that begin with it. */
  begunWith(word: string): TermHit[] {
    const hits = this.segments.flatMap((segment, number) =>
      termsBeginningWith(segment, word).map((term) => {
        const share = word.length / (segment.terms[term]?.length ?? 1);
        return hit(number, term, QUALITY.begun + QUALITY.begunShare * share, true);
      }),
    );
    return hits.concat(this.inCategories((other) => other.startsWith(word), QUALITY.begun, true));
  }

  /**
   * Words that it may be a misspelling of, with the best of them.
   * @param known further words that there are.
   */
  corrected(word: string, known: readonly string[]): { hits: TermHit[]; words: string[] } {
    const lists = [...this.segments.map(({ terms }) => terms), this.categories.words, known];
    const meant = misspelt(word, lists);
    if (meant.length > 0) return this.meaning(meant, QUALITY.corrected);
    const stem = stemOf(word);
    const stems = misspelt(
      stem,
      this.segments.map((segment) => segment.stems),
    );
    const forms = stems.flatMap(({ word: other, mistakes }) =>
      this.segments.flatMap((segment) =>
        Array.from(termsWithStem(segment, other), (term) => ({
          word: segment.terms[term] ?? '',
          mistakes,
        })),
      ),
    );
    if (forms.length > 0) return this.meaning(forms, QUALITY.corrected);
    return this.meaning(misspelt(word, lists, true), QUALITY.corrected - QUALITY.mistake);
  }

  private meaning(meant: readonly Pick<Correction, 'word' | 'mistakes'>[], quality: number) {
    // Words of descriptions are often the more frequent ones, and seldom what is looked for.
    const words = [...new Set(meant.map(({ word }) => word))]
      .map((word) => ({ word, isNamed: this.isInNames(word), frequency: this.frequencyOf(word) }))
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.frequency - a.frequency)
      .map(({ word }) => word);
    const least = quality - QUALITY.mistake * ((meant[0]?.mistakes ?? 1) - 1);
    const hits = words.flatMap((word) => this.exactly(word, least));
    for (const hit of hits) hit.isGuess = true;
    return { hits, words };
  }

  /** Whether a term stands in a name, or is a category. */
  isNamed({ segment: number, term }: TermHit): boolean {
    const segment = this.segments[number];
    return segment?.named[term] !== 0 || segment.terms[term]?.startsWith('#') === true;
  }

  isCategory(hit: TermHit): boolean {
    return this.textOf(hit).startsWith('#');
  }

  /** The word of a term. */
  textOf({ segment, term }: TermHit): string {
    return this.segments[segment]?.terms[term] ?? '';
  }

  /** Whether a product is what a term says, or a category of its own has it. */
  isThing(hit: TermHit): boolean {
    const isHead = ((this.segments[hit.segment]?.named[hit.term] ?? 0) & 2) !== 0;
    return isHead || (!hit.isShared && this.isCategory(hit));
  }

  frequencyOf(word: string): number {
    return this.segments.reduce((sum, segment) => {
      const term = termNumber(segment, word);
      return term < 0 ? sum : sum + frequency(segment, term);
    }, 0);
  }

  private isInNames(word: string): boolean {
    return this.segments.some((segment) => (segment.named[termNumber(segment, word)] ?? 0) !== 0);
  }

  private inCategories(
    fits: (word: string) => boolean,
    quality: number,
    isGuess = false,
  ): TermHit[] {
    const ids = new Set(
      this.categories.words.filter(fits).flatMap((word) => this.categories.ids.get(word) ?? []),
    );
    return [...ids].flatMap((id) =>
      this.segments.flatMap((segment, number) => {
        const term = termNumber(segment, categoryTerm(id));
        if (term < 0) return [];
        const found = hit(number, term, quality, isGuess);
        const words = this.categories.shared.get(id);
        return words
          ? [{ ...found, isShared: true, otherWords: words.filter((word) => !fits(word)) }]
          : [found];
      }),
    );
  }
}

function hit(segment: number, term: number, quality: number, isGuess = false): TermHit {
  return { segment, term, quality, isGuess };
}

/** The misspellings with the fewest mistakes in any of some lists. */
function misspelt(
  word: string,
  lists: readonly (readonly string[])[],
  withBegun = false,
): Correction[] {
  const found = lists.flatMap((list) => misspellingsOf(word, list, withBegun));
  const fewest = Math.min(...found.map(({ mistakes }) => mistakes));
  return found.filter(({ mistakes }) => mistakes === fewest);
}
