import type { BsonValue, Maybe } from '../values/types.js';

/** One change of an update: an operator at a path. */
export interface Modifier {
  operator: string;
  path: string;
  segments: string[];
  apply: Change;
  /** `$rename`: where the value goes */
  target?: { path: string; segments: string[] };
}

/**
 * Computes the new value from the current one; undefined leaves a missing field missing.
 * @param path the concrete path, for error messages
 */
type Change = (current: Maybe, path: string) => Maybe;

/** Parses the operand of an update operator at a path. */
export type OperatorParser = (operand: BsonValue, path: string) => Change;
