import { isNumber, toDouble, type Maybe } from './types.js';

/** MongoDB's truthiness: everything except missing, null, false and zero is true. */
export function isTruthy(value: Maybe): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumber(value) || toDouble(value) !== 0;
}
