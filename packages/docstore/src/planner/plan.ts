import type { Index } from '../store/catalog/collection.js';
import type { Bounds } from './bounds.js';
import type { Interval } from '../store/records/scan.js';

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
  /** the conditions that the intervals stand for */
  bounds: Bounds[];
  /** whether those are all conditions, so that every document read matches */
  coversFilter: boolean;
  /** whether, besides, each document has one entry: counting needs no more than the entries */
  isExact: boolean;
}

export type Plan = CollectionPlan | IndexPlan;
