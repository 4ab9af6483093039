import type { PriceRange } from '../analysis/phrases/price-phrase.js';
import type { ShopPage } from '../analysis/phrases/shop-pages.js';

/** Orders in which products that match can be listed. */
export type SearchSort =
  'relevance' | 'newest' | 'best-selling' | 'name' | 'price' | 'price-desc' | 'quantity';

/** The wanted values of an attribute. Neither its name nor its values depend on case. */
export interface AttributeFilter {
  name: string;
  values: readonly string[];
}

/** Which of the products that match are wanted. */
export interface SearchFilter {
  /** Ids; none means all. */
  categories?: readonly string[];
  /** US cents, both included. */
  minCents?: number;
  maxCents?: number;
  inStock?: boolean;
  /** Whether only products are wanted that cost more before. */
  onSale?: boolean;
  /** Ids; none means all. */
  brands?: readonly string[];
  /** A product has to have one value of each, 30 attributes at most. */
  attributes?: readonly AttributeFilter[];
}

export interface SearchRequest {
  /** What was typed. An empty text matches every product. */
  text: string;
  /** Whether all words have to be found as they were typed: none is corrected or left out. */
  literal?: boolean;
  /** Whether the last word may still be being typed, so that any word may be meant that begins with it. */
  isTyping?: boolean;
  filter?: SearchFilter;
  /** Ids of products that are neither found nor counted. */
  except?: readonly string[];
  sort?: SearchSort;
  /** How many results to leave out, and how many to give. */
  skip?: number;
  limit: number;
  /**
   * Upper bounds of price ranges, in cents, ascending; with them, products are counted by category, range, brand and
   * facet.
   */
  countUpTo?: readonly number[];
  /** Whether only the names of attributes are wanted, of all products. */
  attributeNames?: boolean;
}

/** An attribute that shoppers filter by, with its values and how many products have each. */
export interface Facet {
  name: string;
  values: readonly { value: string; count: number }[];
}

/** How many products match by each choice of a filter, given the choices of the others. */
export interface SearchCounts {
  categories: Map<string, number>;
  /** One more than there are bounds. */
  prices: number[];
  inStock: number;
  /** Left out where no product that matches has a brand. */
  brands?: Map<string, number>;
  /** In the order that was set; left out where no attribute is one. */
  facets?: readonly Facet[];
}

export interface SearchResult {
  ids: string[];
  /** Ids of the categories that these products are in, where they are known. */
  categories?: readonly string[];
  total: number;
  /** The query as it was read, if words were corrected or left out. */
  readAs?: string;
  /** The words of the query that nothing matches: the others were searched for. */
  leftOut?: readonly string[];
  /** If nothing was found: the words not wanted, one of which all that is called by the others has. */
  excluded?: readonly string[];
  /** Whether what is wanted stands in no name, and in no category: descriptions mention it. */
  isMentioned?: true;
  /**
   * How many of the products, the first ones, are called by something that was searched for, or are in a category that
   * is. The others only mention it. Left out where that is true of all or of none, and in other orders than the best
   * first.
   */
  named?: number;
  /** The price that the query names, in US cents, and what else it says. */
  namedPrice?: PriceRange & { beside: string };
  /** The size that the query names, if it was looked for among the sizes that products have. */
  namedSize?: string;
  /** The page of the shop that the query is about. */
  page?: ShopPage;
  /** If nothing was found: the id of the category that comes nearest. */
  shelf?: string;
  /** If nothing was found: a query with other words, further from those that were typed, that finds something. */
  nearest?: string;
  /** The words that were found, as `markedRanges` compares them; some of them if there are very many. */
  matched?: readonly string[];
  counts?: SearchCounts;
  /** Names of attributes, and how many products have each, if they were asked for. */
  attributeNames?: readonly { name: string; count: number }[];
}
