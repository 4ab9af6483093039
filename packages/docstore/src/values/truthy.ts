import { isNumber, toDouble, type Maybe } from './types.js';

/** MongoDB's truth: everything but missing, null, false and zero. */
export function isTruthy(value: Maybe): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumber(value) || toDouble(value) !== 0;
}
