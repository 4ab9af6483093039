import { SHOP_SYNONYMS } from '@shop/search';
import type { SynonymsRecord } from './synonyms.model.js';

const BUILT_IN = new Set(SHOP_SYNONYMS);

/** Whether a line is one of the synonyms that every shop has. */
export const isBuiltIn = (line: string): boolean => BUILT_IN.has(line);

/** The built-in lines that this shop has switched off. A line that a later version changes is on again. */
export function builtInAndOff(record: Pick<SynonymsRecord, 'off'> | null): string[] {
  return (record?.off ?? []).filter(isBuiltIn);
}

/** All lines that are in effect. */
export function linesInEffect(record: Pick<SynonymsRecord, 'lines' | 'off'> | null): string[] {
  const off = new Set(record?.off);
  return [...SHOP_SYNONYMS.filter((line) => !off.has(line)), ...(record?.lines ?? [])];
}
