import { readQuery, type ReadQuery } from '../analysis/query.js';
import { Synonyms, type SynonymLine } from '../synonyms/synonyms.js';
import { filtered, narrowed } from './filtering.js';
import { idAt, rowOf } from './id-table.js';
import { matchedWords } from './matched-words.js';
import { Matches } from './matches.js';
import type { Meaning } from './meaning.js';
import { isKnown, meaningsOf, saysSomething, widened } from './meanings.js';
import { nearestQuery } from './nearest-query.js';
import type { Figures, IndexedProduct } from './product.js';
import { best, type Searched } from './ranking.js';
import type { SearchRequest, SearchResult } from './request.js';
import { analyseProduct, SegmentBuilder, type AnalysedProduct, type Segment } from './segment.js';
import { categoryWords, Vocabulary } from './vocabulary.js';

/** Changed products that are packed anew at each change, and those that are packed when these are too many. */
const FRESH = 64;
const RECENT = 1_024;
/** Of a query with so many words, this share has to be found. */
const RELAXED_FROM = 3;
const RELAXED_SHARE = 0.6;
/** So many words, the rarest ones, may be misspelt although they are words. */
const MOST_MISSPELT = 3;

interface Layer {
  segment: Segment;
  matches: Matches;
}

/** What was looked for in the rows that match. */
interface Found {
  meanings: readonly Meaning[];
  readAs?: string;
}

/**
 * Finds products by words. What was there when it was built is packed; changed products are in two smaller layers on
 * top of it, and their former rows are dead.
 */
export class ProductIndex {
  private readonly main: Layer;
  private recent: Layer | undefined;
  private fresh: Layer | undefined;
  private readonly recentProducts = new Map<string, AnalysedProduct>();
  private readonly freshProducts = new Map<string, AnalysedProduct>();
  private categories = categoryWords([]);
  private synonyms = new Synonyms();
  private vocabulary: Vocabulary | undefined;

  constructor(segment: Segment) {
    this.main = layer(segment, 0);
  }

  /** Changed products since it was built. Building it anew is due when they are many. */
  get changed(): number {
    return this.recentProducts.size + this.freshProducts.size;
  }

  get isWorn(): boolean {
    return this.changed > Math.max(RECENT, this.main.segment.size / 20);
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
    this.remove(product.id);
    this.freshProducts.set(product.id, analyseProduct(product));
    this.fresh = undefined;
    this.vocabulary = undefined;
  }

  remove(id: string): void {
    for (const one of [this.main, this.recent]) {
      const row = one ? rowOf(one.segment.idTable, id) : -1;
      if (one && row >= 0) one.segment.alive[row] = 0;
    }
    this.recentProducts.delete(id);
    if (!this.freshProducts.delete(id)) return;
    this.fresh = undefined;
    this.vocabulary = undefined;
  }

  /** Price, stock and sales. @returns false if there is no such product. */
  setFigures(id: string, { priceCents, quantity, piecesSold = 0 }: Figures): boolean {
    for (const { segment } of this.layers()) {
      const row = rowOf(segment.idTable, id);
      if (row < 0 || !segment.alive[row]) continue;
      segment.priceCents[row] = priceCents;
      segment.quantity[row] = quantity;
      segment.piecesSold[row] = piecesSold;
      const known = this.freshProducts.get(id) ?? this.recentProducts.get(id);
      if (known) Object.assign(known.product, { priceCents, quantity, piecesSold });
      return true;
    }
    return false;
  }

  search({
    text,
    literal = false,
    filter = {},
    except,
    sort = 'relevance',
    skip = 0,
    limit,
    countUpTo,
  }: SearchRequest): SearchResult {
    const layers = this.layers();
    const query = readQuery(text);
    const found = text.trim() === '' ? everything(layers) : this.match(query, layers, literal);
    if (!found) {
      for (const { matches } of layers) matches.clear();
    }
    const searched: Searched[] = layers;
    const price = query.price && { ...query.price };
    const { rows, counts } = filtered(searched, narrowed(filter, price), countUpTo, except);
    const { meanings = [], readAs } = found ?? {};
    const wanted = meanings.length;
    const nearest = found || literal ? undefined : this.nearest(query, layers);
    const total = rows.reduce((sum, { length }) => sum + length, 0);
    const shown = best(searched, rows, { sort, wanted, count: skip + limit }).slice(skip);
    const categories = new Set<string>();
    const ids = shown.flatMap(({ segment: number, row }) => {
      const { segment } = layers[number] ?? this.main;
      categories.add(segment.categories[segment.category[row] ?? 0] ?? '');
      return idAt(segment.idTable, row);
    });
    return {
      ids,
      ...(ids.length > 0 && { categories: [...categories] }),
      total,
      ...(readAs !== undefined && { readAs }),
      ...(nearest !== undefined && { nearest }),
      ...(wanted > 0 && { matched: matchedWords(meanings, layers) }),
      ...(counts && { counts }),
    };
  }

  /** Finds the rows of every layer: with all words, else with misspelt ones mended, else with most of them. */
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
    const isGuessed = isPart || known.some(({ mended }) => mended !== undefined);
    if (matched(layers, known, known.length))
      return { meanings: known, ...(isGuessed && { readAs: readAs(known) }) };
    if (isLiteral) return undefined;
    const mended = rarest(known, vocabulary).map(({ meaning, isRare }) =>
      isRare ? widened(meaning, vocabulary, this.synonyms) : meaning,
    );
    if (matched(layers, mended, mended.length)) return { meanings: mended, readAs: readAs(mended) };
    if (known.length < RELAXED_FROM) return undefined;
    const needed = Math.max(2, Math.ceil(known.length * RELAXED_SHARE));
    return matched(layers, known, needed) ? { meanings: known } : undefined;
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
    ));
  }

  private layers(): Layer[] {
    this.fold();
    return [this.main, this.recent, this.fresh].flatMap((one) => one ?? []);
  }

  /** Packs what has changed since the last search. */
  private fold(): void {
    if (this.freshProducts.size > FRESH) {
      for (const [id, product] of this.freshProducts) this.recentProducts.set(id, product);
      this.freshProducts.clear();
      this.recent = layer(packed(this.recentProducts), 1);
      this.fresh = undefined;
      this.vocabulary = undefined;
    }
    if (!this.fresh && this.freshProducts.size > 0)
      this.fresh = layer(packed(this.freshProducts), this.recent ? 2 : 1);
  }
}

function layer(segment: Segment, number: number): Layer {
  return { segment, matches: new Matches(segment, number) };
}

function packed(products: ReadonlyMap<string, AnalysedProduct>): Segment {
  const builder = new SegmentBuilder();
  const newest = [...products.values()].sort((a, b) => b.product.createdAt - a.product.createdAt);
  for (const product of newest) builder.add(product);
  return builder.build();
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
  meanings.flatMap(({ mended, parts }) => mended ?? parts.map(({ raw }) => raw)).join(' ');
