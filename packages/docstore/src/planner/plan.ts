import type { Index } from '../store/collection.js';
import type { Interval } from '../store/scan.js';

/** All documents, one by one. */
export interface CollectionPlan {
  kind: 'collection';
  reverse: boolean;
  providesSort: boolean;
}

/** The entries of one or more intervals of an index. */
export interface IndexPlan {
  kind: 'index';
  index: Index;
  intervals: Interval[];
  reverse: boolean;
  providesSort: boolean;
  /**
   * bytes of the key before the sorted part, for each interval; intervals with different prefixes
   * are merged by what follows
   */
  prefixLengths: number[];
  /** whether the entries are the answer, one for each document that matches: counting needs no more */
  isExact: boolean;
}

export type Plan = CollectionPlan | IndexPlan;
