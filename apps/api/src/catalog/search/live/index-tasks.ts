import type {
  Figures,
  IndexedProduct,
  SearchRequest,
  SearchResult,
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

/** What the thread of the index does, and what it answers. */
export interface IndexTasks {
  /** Takes in products as they came from the database, one after the other. */
  add: { given: Uint8Array<ArrayBuffer>; answer: undefined };
  /** Packs them. */
  build: { given: undefined; answer: undefined };
  /** @returns whether it should be built anew. */
  apply: { given: IndexChanges; answer: boolean };
  search: { given: SearchRequest; answer: SearchResult };
}

export interface Task<Name extends keyof IndexTasks = keyof IndexTasks> {
  number: number;
  name: Name;
  given: IndexTasks[Name]['given'];
}

export type TaskOutcome =
  { number: number; answer: unknown } | { number: number; failure: unknown };
