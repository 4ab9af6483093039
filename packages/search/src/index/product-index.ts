import { readQuery, type ReadQuery } from '../analysis/query.js';
import { Synonyms, type SynonymLine } from '../synonyms/synonyms.js';
import { filtered, narrowed } from './filtering.js';
import { Layers, type Layer } from './layers.js';
import { matchedWords } from './matching/matched-words.js';
import { isKnown, saysSomething, type Meaning } from './vocabulary/meaning.js';
import { meaningsOf, widened } from './vocabulary/meanings.js';
import { nearestQuery } from './vocabulary/nearest-query.js';
import type { Figures, IndexedProduct } from './product.js';
import { idsOf } from './ids-of.js';
import { isForNewest, newest } from './newest.js';
import { best } from './ranking.js';
import type { SearchRequest, SearchResult } from './request.js';
import type { Segment } from './segment.js';
import { categoryWords, Vocabulary } from './vocabulary/vocabulary.js';

/** Of a query with so many words, this share has to be found. */
const RELAXED_FROM = 3;
const RELAXED_SHARE = 0.6;
/** So many words, the rarest ones, may be misspelt although longer words begin with them. */
const MOST_MISSPELT = 3;

/** What was looked for in the rows that match. */
interface Found {
  meanings: readonly Meaning[];
  readAs?: string;
  /** Words that mean nothing here. */
  leftOut?: readonly string[];
}

/** Finds products by words. */
export class ProductIndex {
  private readonly layers: Layers;
  private categories = categoryWords([]);
  private synonyms = new Synonyms();
  private vocabulary: Vocabulary | undefined;

  /** @param isWord whether a folded word is one of the language, and so is read as no other. */
  constructor(
    segment: Segment,
    private readonly isWord: (word: string) => boolean,
  ) {
    this.layers = new Layers(segment, () => (this.vocabulary = undefined));
  }

  /** Changed products since it was built. */
  get changed(): number {
    return this.layers.changed;
  }

  /** Whether so many have changed that the index should be built again. */
  get needsRebuild(): boolean {
    return this.layers.needsRebuild;
  }

  setCategories(names: Iterable<readonly [id: string, name: string]>): void {
    this.categories = categoryWords(names);
    this.vocabulary = undefined;
  }

  setSynonyms(lines: readonly SynonymLine[]): void {
    this.synonyms = new Synonyms(lines);
  }

  /** Adds a product, or replaces what is known of it. */
  put(product: IndexedProduct): void {
    this.layers.put(product);
  }

  remove(id: string): void {
    this.layers.remove(id);
  }

  /** Price, stock and sales. @returns false if there is no such product. */
  setFigures(id: string, figures: Figures): boolean {
    return this.layers.setFigures(id, figures);
  }

  search(request: SearchRequest): SearchResult {
    const layers = this.layers.all();
    return isForNewest(request) ? newest(layers, request) : this.find(layers, request);
  }

  private find(
    layers: readonly Layer[],
    {
      text,
      literal = false,
      filter = {},
      except,
      sort = 'relevance',
      skip = 0,
      limit,
      countUpTo,
    }: SearchRequest,
  ): SearchResult {
    const query = readQuery(text);
    const found = text.trim() === '' ? everything(layers) : this.match(query, layers, literal);
    if (!found) {
      for (const { matches } of layers) matches.clear();
    }
    const price = query.price && { ...query.price };
    const { rows, counts } = filtered(layers, narrowed(filter, price), countUpTo, except);
    const { meanings = [], readAs, leftOut = [] } = found ?? {};
    const wanted = meanings.length;
    const nearest = found || literal ? undefined : this.nearest(query, layers);
    const total = rows.reduce((sum, { length }) => sum + length, 0);
    const shown = best(layers, rows, { sort, wanted, count: skip + limit }).slice(skip);
    return {
      ...idsOf(shown, layers),
      total,
      ...(readAs !== undefined && { readAs }),
      ...(leftOut.length > 0 && { leftOut }),
      ...(nearest !== undefined && { nearest }),
      ...(wanted > 0 && { matched: matchedWords(meanings, layers) }),
      ...(counts && { counts }),
    };
  }

  /** Finds the rows of every layer: with all words, else with misspelt ones corrected, else with most of them. */
  private match(
    { parts, price }: ReadQuery,
    layers: readonly Layer[],
    isLiteral: boolean,
  ): Found | undefined {
    if (parts.length === 0) return price && everything(layers);
    const vocabulary = this.vocabularyOf(layers);
    const all = meaningsOf(parts, vocabulary, this.synonyms, isLiteral);
    const known = all.filter(isKnown);
    const [first] = known;
    const isPart = known.length < all.length;
    if (!first || (isPart && (isLiteral || !known.some(saysSomething)))) return undefined;
    const isGuessed = isPart || known.some(({ corrected }) => corrected !== undefined);
    const leftOut = all.filter((meaning) => !isKnown(meaning)).flatMap(wordsOf);
    if (matched(layers, known, known.length))
      return { meanings: known, leftOut, ...(isGuessed && { readAs: readAs(known) }) };
    if (isLiteral) return undefined;
    const corrected = rarest(known, vocabulary).map(({ meaning, isRare }) =>
      isRare ? widened(meaning, vocabulary, this.synonyms) : meaning,
    );
    if (matched(layers, corrected, corrected.length))
      return { meanings: corrected, leftOut, readAs: readAs(corrected) };
    if (known.length < RELAXED_FROM) return undefined;
    const needed = Math.max(2, Math.ceil(known.length * RELAXED_SHARE));
    return matched(layers, known, needed) ? { meanings: known, leftOut } : undefined;
  }

  /** A query that finds something, where this one finds nothing. */
  private nearest(query: ReadQuery, layers: readonly Layer[]): string | undefined {
    const text = nearestQuery(query.parts, this.vocabularyOf(layers), this.synonyms);
    return text !== undefined && this.match(readQuery(text), layers, true) ? text : undefined;
  }

  private vocabularyOf(layers: readonly Layer[]): Vocabulary {
    return (this.vocabulary ??= new Vocabulary(
      layers.map(({ segment }) => segment),
      this.categories,
      this.isWord,
    ));
  }
}

function everything(layers: readonly Layer[]): Found {
  for (const { matches } of layers) matches.findAll();
  return { meanings: [] };
}

function matched(layers: readonly Layer[], meanings: readonly Meaning[], needed: number): boolean {
  for (const { matches } of layers) matches.find(meanings, needed);
  return layers.some(({ matches }) => matches.count > 0);
}

/** Whether each is one of the rarest. */
function rarest(meanings: readonly Meaning[], vocabulary: Vocabulary) {
  const frequencies = meanings.map(({ parts }) => vocabulary.frequencyOf(parts[0]?.text ?? ''));
  const limit = [...frequencies].sort((a, b) => a - b)[MOST_MISSPELT - 1] ?? Infinity;
  return meanings.map((meaning, at) => ({ meaning, isRare: (frequencies[at] ?? 0) <= limit }));
}

const readAs = (meanings: readonly Meaning[]) =>
  meanings.flatMap(({ corrected, parts }) => corrected ?? parts.map(({ raw }) => raw)).join(' ');

/** Pairs of characters are no words that anybody typed. */
const wordsOf = ({ parts }: Meaning) =>
  parts.filter(({ kind }) => kind !== 'pair').map(({ raw }) => raw);
