/** Finds products by words: how texts are read, and the index. It knows no database. */
export { namesLike } from './analysis/names-like.js';
export { plainQuery, queryKey } from './analysis/query-key.js';
export { markedRanges } from './analysis/marked-ranges.js';
export { pageBegun, type ShopPage } from './analysis/phrases/shop-pages.js';
export { stemOf } from './analysis/stem.js';
export { wordsAlone, wordsWanted } from './analysis/words-alone.js';
export { attributeKey } from './index/filter/attribute-columns.js';
export type { AttributePair, Figures, IndexedProduct } from './index/product.js';
export { ProductIndex } from './index/product-index.js';
export type {
  AttributeFilter,
  Facet,
  SearchCounts,
  SearchFilter,
  SearchRequest,
  SearchResult,
  SearchSort,
} from './index/request.js';
export { analyseProduct, buffersOf, SegmentBuilder, type Segment } from './index/segment.js';
export { kindsNamed, SHOP_SYNONYMS } from './synonyms/shop-synonyms.js';
export type { SynonymLine } from './synonyms/synonyms.js';
