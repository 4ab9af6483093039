import type { Index } from '../store/catalog/collection.js';
import type { Bounds } from './conditions/bounds.js';
import type { KeyCheck } from './conditions/key-check.js';
import type { Probe } from './conditions/probe.js';
import type { Interval } from '../store/records/scan.js';

/** A scan of the whole collection. */
export interface CollectionPlan {
  kind: 'collection';
  reverse: boolean;
  providesSort: boolean;
}

/** A scan of one or more intervals of an index. */
export interface IndexPlan {
  kind: 'index';
  index: Index;
  intervals: Interval[];
  reverse: boolean;
  providesSort: boolean;
  /**
   * length in bytes of each interval's key prefix, which precedes the sorted part; intervals with different
   * prefixes are merged by the sorted part
   */
  prefixLengths: number[];
  /** the conditions that the intervals express */
  bounds: Bounds[];
  /** whether these are all conditions, so that every document read matches */
  coversFilter: boolean;
  /** whether, in addition, each document has one entry, so that counting entries counts documents */
  isExact: boolean;
  /** whether a document may have several entries in the intervals */
  mayRepeat: boolean;
  /** conditions on further fields of the index, checked on its entries before a document is read */
  checks: KeyCheck[];
  /** conditions decided by other index entries, of any index, before a document is read */
  probes: Probe[];
  /** how many of the index's fields the prefixes hold */
  prefixFields: number;
  /** whether intervals, checks and probes together are all conditions, so that each document read matches */
  isDecidedByKeys: boolean;
}

export type Plan = CollectionPlan | IndexPlan;
