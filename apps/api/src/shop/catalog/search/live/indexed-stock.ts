import type { SoldOutValues } from '../facets/sold-out-values.js';

/** Which values of options an index takes for sold out, so that a sale changes it only when another one is. */
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
  reset(soldOut: ReadonlyMap<string, SoldOutValues>): void {
    this.keys.clear();
    this.note([...soldOut.keys()], soldOut);
  }

  /** Whether the index takes other values of a product for sold out than these. */
  differs(id: string, soldOut: SoldOutValues | undefined): boolean {
    return this.keys.get(id) !== keyOf(soldOut);
  }

  /** Notes of some products what the index has been told. */
  note(ids: readonly string[], soldOut: ReadonlyMap<string, SoldOutValues>): void {
    for (const id of ids) {
      const key = keyOf(soldOut.get(id));
      if (key === undefined) this.keys.delete(id);
      else this.keys.set(id, key);
    }
  }
}

const keyOf = (soldOut: SoldOutValues | undefined) => soldOut && JSON.stringify(soldOut);
