import type { MessagePort } from 'node:worker_threads';
import type { Figures, IndexedProduct } from '../index/product.js';
import type { SearchRequest, SearchResult } from '../index/request.js';
import type { Segment } from '../index/segment.js';
import type { SynonymLine } from '../synonyms/synonyms.js';

/** What has changed since the index was built. */
export interface IndexChanges {
  put: IndexedProduct[];
  /** Ids of deleted products. */
  removed: string[];
  figures: (Figures & { id: string })[];
  /** All synonyms, if any has changed. */
  synonyms: readonly SynonymLine[] | undefined;
  /** The attributes that shoppers filter by, if they have changed. */
  facets: readonly string[] | undefined;
  /** All category names, if any has changed. */
  categories: [id: string, name: string][] | undefined;
}

/** All products, packed, and some of their names for warm-up searches. */
export interface PackedProducts {
  segment: Segment;
  names: string[];
}

/** The tasks of the thread that packs all products. */
export interface PackingTasks {
  /** Adds products as stored documents, concatenated. */
  add: { given: Uint8Array<ArrayBuffer>; answer: undefined };
  /** Sends `PackedProducts` to a port, and forgets them. */
  pack: { given: MessagePort; answer: undefined };
}

/** The tasks of the index thread. */
export interface IndexTasks {
  /** Loads the `PackedProducts` waiting on a port. */
  open: { given: MessagePort; answer: undefined };
  /** @returns whether the index should be rebuilt. */
  apply: { given: IndexChanges; answer: boolean };
  search: { given: SearchRequest; answer: SearchResult };
}
