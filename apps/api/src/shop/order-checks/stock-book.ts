import { itemKey } from '@shop/shared';
import { itemOf, linesNotBack, type OrderRecord } from '../orders/index.js';
import type { StockMovementRecord } from '../catalog/index.js';

type Movement = Pick<
  StockMovementRecord,
  'product' | 'variant' | 'reason' | 'moved' | 'quantity' | 'order'
>;

/**
 * The stock history, added up to be compared with the stock and with the orders. Holds a few numbers for each product and
 * each order.
 */
export class StockBook {
  /** By goods: how much more often a number of pieces was left by a movement than reached by one. */
  readonly #steps = new Map<string, Map<number, number>>();
  readonly #byOrder = new Map<number, Map<string, number>>();
  /** Goods of which pieces were removed: what is cancelled later does not go back to them. */
  readonly #removed = new Set<string>();
  /** The goods that still exist. */
  readonly #known = new Set<string>();
  /** Orders from before there was a history have no part of it. */
  #firstOrder = Infinity;

  enter({ product, variant, reason, moved, quantity, order }: Movement): void {
    const goods = itemKey(itemOf({ product, variant, quantity }));
    count(this.#steps, goods, quantity - moved, 1);
    count(this.#steps, goods, quantity, -1);
    if (reason === 'removed') this.#removed.add(goods);
    if (order === undefined) return;
    count(this.#byOrder, order, goods, moved);
    if (reason === 'order') this.#firstOrder = Math.min(this.#firstOrder, order);
  }

  /** Where a history does not lead, movement by movement, to the pieces that are there, in whatever order they are read. */
  faultsOf(goods: string, pieces: number): string[] {
    this.#known.add(goods);
    count(this.#steps, goods, pieces, 1);
    const open = [...(this.#steps.get(goods) ?? [])].filter(([, times]) => times !== 0);
    const isOneWay = open.length === 1 && open[0]?.[1] === 1;
    return isOneWay ? [] : [`its stock history does not lead to the ${pieces} pieces that it has`];
  }

  /** Where an order has not moved the pieces that it holds. Call it last for each order, and once. */
  faultsOfOrder(
    order: Pick<OrderRecord, 'number' | 'status' | 'lines' | 'refunds' | 'returned' | 'stillOut'>,
  ): string[] {
    const { number, lines } = order;
    const moved = this.#byOrder.get(number) ?? new Map<string, number>();
    this.#byOrder.delete(number);
    if (number < this.#firstOrder) return [];
    const held = linesNotBack(order);
    return lines.flatMap((line) => {
      const goods = itemKey(itemOf(line));
      if (this.#removed.has(goods) || !this.#known.has(goods)) return [];
      const pieces = held.find(({ _id }) => _id.equals(line._id))?.quantity ?? 0;
      const taken = -(moved.get(goods) ?? 0);
      return taken === pieces
        ? []
        : [`it took ${taken} pieces of ${line.name}, and holds ${pieces}`];
    });
  }

  /** Numbers of orders that moved pieces, but were not given to `faultsOfOrder`. */
  unknownOrders(): number[] {
    return [...this.#byOrder.keys()];
  }
}

/** Adds to a number, which starts at 0. */
function count<Key, Inner>(
  numbers: Map<Key, Map<Inner, number>>,
  key: Key,
  inner: Inner,
  by: number,
): void {
  const found = numbers.get(key) ?? new Map<Inner, number>();
  numbers.set(key, found.set(inner, (found.get(inner) ?? 0) + by));
}
