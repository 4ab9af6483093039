import { SHOP_SYNONYMS } from '@shop/search';
import type { SynonymsRecord } from './synonyms.model.js';

const SHIPPED = new Set(SHOP_SYNONYMS);

/** Whether a line is one of the synonyms that every shop ships with. */
export const isShipped = (line: string): boolean => SHIPPED.has(line);

/** The shipped lines that this shop has switched off. A line that a later version changes is on again. */
export function shippedAndOff(record: Pick<SynonymsRecord, 'off'> | null): string[] {
  return (record?.off ?? []).filter(isShipped);
}

/** All lines that are in effect. */
export function linesInEffect(record: Pick<SynonymsRecord, 'lines' | 'off'> | null): string[] {
  const off = new Set(record?.off);
  return [...SHOP_SYNONYMS.filter((line) => !off.has(line)), ...(record?.lines ?? [])];
}
