import type { Layer } from '../layers.js';
import type { Answer } from './answer.js';

/** Leaves no row. */
export function clear(layers: readonly Layer[]): void {
  for (const { matches } of layers) matches.clear();
}

/** Every row, for queries that say no word. */
export function everything(layers: readonly Layer[]): Answer {
  for (const { matches } of layers) matches.findAll();
  return { meanings: [] };
}
