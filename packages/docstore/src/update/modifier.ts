import type { BsonValue, Maybe } from '../values/types.js';

/** One change of an update: an operator at a path. */
export interface Modifier {
  operator: string;
  path: string;
  segments: string[];
  /**
   * The new value from the present one; undefined leaves a missing field missing.
   * @param path the concrete path, for messages
   */
  apply: (current: Maybe, path: string) => Maybe;
  /** takes the field away instead of setting it */
  removes?: boolean;
  /** counts as a modification wherever there is a value, also where that stays as it is */
  countsAlways?: boolean;
  /** only when an upsert inserts */
  onInsertOnly?: boolean;
  /** `$rename`: where the value goes */
  target?: { path: string; segments: string[] };
}

export type ModifierFactory = (operand: BsonValue, path: string) => Modifier['apply'];
