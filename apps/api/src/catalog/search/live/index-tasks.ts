import type { MessagePort } from 'node:worker_threads';
import type {
  Figures,
  IndexedProduct,
  SearchRequest,
  SearchResult,
  Segment,
  SynonymLine,
} from '@shop/search';

/** What has changed since the index was built. */
export interface IndexChanges {
  put: IndexedProduct[];
  /** Ids of products that are gone. */
  removed: string[];
  figures: (Figures & { id: string })[];
  /** All of them, if any has changed. */
  synonyms: readonly SynonymLine[] | undefined;
  /** All names, if any has changed. */
  categories: [id: string, name: string][] | undefined;
}

/** All products, packed, and some of their names to try searches with. */
export interface PackedProducts {
  segment: Segment;
  names: string[];
}

/** What the thread does that packs all products. */
export interface PackingTasks {
  /** Takes in products as they came from the database, one after the other. */
  add: { given: Uint8Array<ArrayBuffer>; answer: undefined };
  /** Sends `PackedProducts` to a port. */
  pack: { given: MessagePort; answer: undefined };
}

/** What the thread of the index does. */
export interface IndexTasks {
  /** Takes in the `PackedProducts` that a port has got. */
  open: { given: MessagePort; answer: undefined };
  /** @returns whether it should be built anew. */
  apply: { given: IndexChanges; answer: boolean };
  search: { given: SearchRequest; answer: SearchResult };
}
