import { Synonyms, type SynonymLine } from '../synonyms/synonyms.js';
import { attributeNames } from './filter/attribute-names.js';
import { Layers } from './layers.js';
import { isForNewest, newest } from './newest.js';
import type { Figures, IndexedProduct } from './product.js';
import type { SearchRequest, SearchResult } from './request.js';
import { find } from './search/find.js';
import { findOfSize } from './search/find-of-size.js';
import { findOnSale } from './search/find-on-sale.js';
import type { IndexContents } from './search/index-contents.js';
import type { Segment } from './segment.js';
import { categoryWords } from './vocabulary/category-words.js';
import { Vocabulary } from './vocabulary/vocabulary.js';

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
    const contents = this.contents();
    const { layers } = contents;
    if (request.attributeNames)
      return { ids: [], total: 0, attributeNames: attributeNames(layers) ?? [] };
    if (isForNewest(request)) return newest(layers, request);
    if (request.literal) return find(contents, request);
    return findOfSize(contents, request) ?? findOnSale(contents, request);
  }

  private contents(): IndexContents {
    const layers = this.layers.all();
    const { synonyms, facets } = this;
    const vocabulary = () => (this.vocabulary ??= this.vocabularyOf(layers));
    return {
      layers,
      synonyms,
      facets,
      get vocabulary() {
        return vocabulary();
      },
    };
  }

  private vocabularyOf(layers: IndexContents['layers']): Vocabulary {
    const segments = layers.map(({ segment }) => segment);
    return new Vocabulary(segments, this.categories, this.isWord);
  }
}
