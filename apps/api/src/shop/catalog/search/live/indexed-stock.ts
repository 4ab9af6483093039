import { createHash } from 'node:crypto';
import type { BuyableRows } from '../facets/buyable-rows.js';

/** What an index takes for buyable, so that a sale changes it only when that is something else. */
export class IndexedStock {
  private static readonly known = new WeakMap<object, IndexedStock>();

  /** That of one index. */
  static of(index: object): IndexedStock {
    const known = IndexedStock.known.get(index) ?? new IndexedStock();
    IndexedStock.known.set(index, known);
    return known;
  }

  private readonly keys = new Map<string, string>();

  /** Forgets everything, because the index is filled anew. */
  reset(buyable: ReadonlyMap<string, BuyableRows>): void {
    this.keys.clear();
    this.note([...buyable.keys()], buyable);
  }

  /** Whether the index knows that not every combination of a product can be bought. */
  isPartly(id: string): boolean {
    return this.keys.has(id);
  }

  /** Whether the index takes something else of a product for buyable than these rows. */
  differs(id: string, buyable: BuyableRows | undefined): boolean {
    return this.keys.get(id) !== keyOf(buyable);
  }

  /** Notes of some products what the index has been told. */
  note(ids: readonly string[], buyable: ReadonlyMap<string, BuyableRows>): void {
    for (const id of ids) {
      const key = keyOf(buyable.get(id));
      if (key === undefined) this.keys.delete(id);
      else this.keys.set(id, key);
    }
  }
}

/** In any order of the rows: the database may give them in another. Short, because there may be many. */
const keyOf = (rows: BuyableRows | undefined) =>
  rows &&
  createHash('sha1')
    .update(JSON.stringify(rows.map((row) => JSON.stringify(row)).sort()))
    .digest('base64');
