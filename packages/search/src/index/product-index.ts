import { saleIn } from '../analysis/phrases/sale.js';
import { namedSize } from '../analysis/phrases/size-phrase.js';
import { isGift } from '../analysis/fillers.js';
import { fold } from '../analysis/fold.js';
import { readQuery, type ReadQuery } from '../analysis/query.js';
import { namedPrice } from '../analysis/phrases/price-phrase.js';
import { isNoThing, pageMeant } from '../analysis/phrases/shop-pages.js';
import { GIFT_SYNONYMS, OCCASION_SYNONYMS } from '../synonyms/occasions.js';
import { Synonyms, type SynonymLine } from '../synonyms/synonyms.js';
import { answer } from './answer/answer.js';
import {
  countNamed,
  isCalledSo,
  isNamedBy,
  isNamedWithin,
  isOnlyMentioned,
} from './answer/found-where.js';
import { clear, everything } from './answer/everything.js';
import { gifts } from './answer/gifts.js';
import { leaveOut } from './answer/leave-out.js';
import { namesOf, shelfFor } from './answer/shelf.js';
import { attributeNames } from './filter/attribute-names.js';
import { SIZE, sizeFilters } from './filter/size-filters.js';
import { filtered, narrowed } from './filter/filtering.js';
import { Layers, type Layer } from './layers.js';
import { matchedWords } from './matching/matched-words.js';
import { withNamesCorrected } from './vocabulary/misspelt-names.js';
import { withThingsCorrected } from './vocabulary/misspelt-things.js';
import { nearestQuery } from './vocabulary/nearest-query.js';
import type { Figures, IndexedProduct } from './product.js';
import { idsOf } from './ids-of.js';
import { isForNewest, newest } from './newest.js';
import { best } from './ranking.js';
import type { SearchRequest, SearchResult } from './request.js';
import type { Segment } from './segment.js';
import { categoryWords } from './vocabulary/category-words.js';
import { Vocabulary } from './vocabulary/vocabulary.js';

const OCCASIONS = {
  occasions: new Synonyms(OCCASION_SYNONYMS),
  gifts: new Synonyms(GIFT_SYNONYMS),
};

/** Finds products by words. */
export class ProductIndex {
  private readonly layers: Layers;
  private categories = categoryWords([]);
  private synonyms = new Synonyms();
  private facets: readonly string[] = [];
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

  /** @param names of the attributes that shoppers filter by, in the order in which they are shown. */
  setFacets(names: readonly string[]): void {
    this.facets = names;
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
    if (request.attributeNames)
      return { ids: [], total: 0, attributeNames: attributeNames(layers) ?? [] };
    if (isForNewest(request)) return newest(layers, request);
    if (request.literal) return this.find(layers, request);
    return this.ofSize(layers, request) ?? this.onSale(layers, request);
  }

  /** What has the size that a query names, if some of what else it says has; nothing if it says nothing else. */
  private ofSize(layers: readonly Layer[], request: SearchRequest): SearchResult | undefined {
    const named = namedSize(request.text);
    if (!named) return undefined;
    const { size, beside: text } = named;
    const filters = sizeFilters(layers, named, request.filter?.attributes);
    const filter = filters.find((attributes) => {
      const { total, isMentioned } = this.find(layers, { text, filter: { attributes }, limit: 0 });
      return total > 0 && !isMentioned;
    });
    if (!filter && text !== '') return undefined;
    const attributes = filter ?? [{ name: SIZE, values: named.values }];
    const found = this.onSale(layers, {
      ...request,
      text,
      filter: { ...request.filter, attributes },
    });
    return { ...found, namedSize: size };
  }

  /**
   * What is on sale, if a query asks for it and some of that matches its other words: not “garage sale sign”. Else what
   * matches those.
   */
  private onSale(layers: readonly Layer[], request: SearchRequest): SearchResult {
    const sale = saleIn(request.text);
    if (!sale) return this.find(layers, request);
    const { asked, beside: text } = sale;
    const isThere = this.find(layers, { text, filter: { onSale: true }, limit: 0 }).total > 0;
    if (isThere)
      return this.find(layers, { ...request, text, filter: { ...request.filter, onSale: true } });
    if (text === '' || pageMeant(request.text) || this.isInNames(asked, layers))
      return this.find(layers, request);
    const found = this.find(layers, { ...request, text });
    if (found.total === 0) return found;
    const { readAs = text, leftOut = [] } = found;
    return { ...found, readAs, leftOut: [...asked, ...leftOut] };
  }

  /** Whether a name has a word of some phrases. */
  private isInNames(phrases: readonly string[], layers: readonly Layer[]): boolean {
    const vocabulary = this.vocabularyOf(layers);
    return phrases
      .flatMap((phrase) => phrase.split(' '))
      .some((word) => vocabulary.exactly(word).some((hit) => vocabulary.isNamed(hit)));
  }

  private find(
    layers: readonly Layer[],
    {
      text,
      literal = false,
      isTyping = false,
      filter = {},
      except,
      sort = 'relevance',
      skip = 0,
      limit,
      countUpTo,
    }: SearchRequest,
  ): SearchResult {
    const typed = readQuery(text, isTyping);
    const page = pageMeant(text);
    const { query, answered } =
      text.trim() === ''
        ? { query: typed, answered: everything(layers) }
        : this.answered(typed, layers, literal);
    // Who asks for “returns” is not looking for what somebody returns from.
    const isGoods = !page || (answered && !isNoThing(text) && isNamedBy(layers, answered));
    const found = isGoods ? answered : undefined;
    if (!found) clear(layers);
    const isMentioned = found !== undefined && isOnlyMentioned(layers, found);
    const price = query.price && { ...query.price };
    // Too dear a lamp is no reason to show what only mentions one.
    if (found && price && !isMentioned && !isNamedWithin(layers, found, price)) clear(layers);
    const priced = price && namedPrice(text);
    const chosen = narrowed(filter, price);
    const { rows, counts } = filtered(layers, chosen, countUpTo, except, this.facets);
    const { meanings = [] } = found ?? {};
    // “For a 3 year old” was read as “for child”, which nobody typed.
    const folded = fold(text);
    const leftOut = (found?.leftOut ?? []).filter((word) => folded.includes(word));
    const readAs = found && (found.readAs ?? (query === typed ? undefined : wordsOf(query)));
    const wanted = meanings.length;
    const isLacking = !found && !page;
    const nearest = isLacking && !literal ? this.nearest(query, layers) : undefined;
    // A gift card is no memory card.
    const mayHaveShelf =
      isLacking && !literal && !query.parts.some(({ text: word }) => isGift(word));
    const shelf = mayHaveShelf ? shelfFor(namesOf(query), layers) : undefined;
    const total = rows.reduce((sum, { length }) => sum + length, 0);
    const named =
      wanted > 0 && sort === 'relevance' && !isMentioned ? countNamed(layers, rows) : total;
    const shown = best(layers, rows, { sort, wanted, count: skip + limit }).slice(skip);
    return {
      ...idsOf(shown, layers),
      total,
      ...(readAs !== undefined && { readAs }),
      ...(leftOut.length > 0 && { leftOut }),
      ...(found?.excluded && { excluded: found.excluded }),
      ...(isMentioned && total > 0 && { isMentioned: true as const }),
      ...(named > 0 && named < total && { named }),
      ...(priced && { namedPrice: priced }),
      ...(page && { page }),
      ...(shelf !== undefined && { shelf }),
      ...(nearest !== undefined && { nearest }),
      ...(wanted > 0 && { matched: matchedWords(meanings, layers) }),
      ...(counts && { counts }),
    };
  }

  /** The query as it was read, and what answers it. */
  private answered(typed: ReadQuery, layers: readonly Layer[], isLiteral: boolean) {
    const corrected = (mayBeWords: boolean) =>
      withNamesCorrected(typed, this.vocabularyOf(layers), this.synonyms, mayBeWords);
    const query = isLiteral
      ? typed
      : withThingsCorrected(
          corrected(false),
          this.vocabularyOf(layers),
          this.synonyms,
          Object.values(OCCASIONS),
        );
    const answered = this.match(query, layers, isLiteral);
    const other = answered || isLiteral ? typed : corrected(true);
    const found = other === typed ? undefined : this.match(other, layers, false);
    return found && isNamedBy(layers, found)
      ? { query: other, answered: found }
      : { query, answered };
  }

  /** Finds the rows of every layer that answer a query. */
  private match(query: ReadQuery, layers: readonly Layer[], isLiteral: boolean) {
    const { parts, without, price } = query;
    const vocabulary = this.vocabularyOf(layers);
    const { synonyms } = this;
    // “Under $20” and “not electronics” say no word that has to be found.
    const isWordless = price !== undefined || without.length > 0;
    const found =
      parts.length === 0
        ? isWordless
          ? everything(layers)
          : undefined
        : (answer(query, layers, { vocabulary, synonyms, occasions: OCCASIONS }, isLiteral) ??
          (query.isGift && !isLiteral ? gifts(query, layers, vocabulary, OCCASIONS) : undefined));
    if (!found || without.length === 0) return found;
    const isCalled = isCalledSo(layers, found);
    leaveOut(layers, query, { vocabulary, occasions: OCCASIONS.occasions });
    // Whoever wants a sofa without a lamp does not want what only mentions a sofa.
    if (!isCalled || isCalledSo(layers, found)) return found;
    clear(layers);
    return { ...found, excluded: without.map(({ raw }) => raw) };
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

const wordsOf = ({ parts }: ReadQuery) => parts.map(({ raw }) => raw).join(' ');
