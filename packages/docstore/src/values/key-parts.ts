import { TYPE_ORDER } from './type-order.js';

/** Bytes that follow the first byte of a value's key, for types with a fixed key length. */
const FIXED: Readonly<Record<number, number>> = {
  [TYPE_ORDER.emptyArray]: 0,
  [TYPE_ORDER.null]: 0,
  [TYPE_ORDER.objectId]: 12,
  [TYPE_ORDER.boolean]: 1,
  [TYPE_ORDER.date]: 8,
  [TYPE_ORDER.timestamp]: 8,
};
const DOUBLE_BYTES = 8;
/** Follows the last part of a number. */
const NUMBER_END = 2;

/**
 * Where the first value's key ends in a key of several values.
 * @param inverted whether the value's field is descending
 * @returns undefined for types whose keys can only be measured by reading them completely
 */
export function keyEnd(key: Buffer, at: number, inverted: boolean): number | undefined {
  const mask = inverted ? 0xff : 0;
  const order = (key[at] ?? 0) ^ mask;
  const fixed = FIXED[order];
  if (fixed !== undefined) return at + 1 + fixed;
  if (order === TYPE_ORDER.number) return numberEnd(key, at + 1, mask);
  if (order === TYPE_ORDER.string) return stringEnd(key, at + 1, mask);
  return undefined;
}

function numberEnd(key: Buffer, at: number, mask: number): number | undefined {
  for (let end = at + DOUBLE_BYTES; end < key.length; end += 1 + DOUBLE_BYTES) {
    if (((key[end] ?? 0) ^ mask) === NUMBER_END) return end + 1;
  }
  return undefined;
}

/** The zero byte that ends a text is followed by 01; a zero byte within the text is followed by FF. */
function stringEnd(key: Buffer, at: number, mask: number): number | undefined {
  for (let zero = key.indexOf(mask, at); zero >= 0; zero = key.indexOf(mask, zero + 2)) {
    if (((key[zero + 1] ?? 0) ^ mask) === 1) return zero + 2;
  }
  return undefined;
}
