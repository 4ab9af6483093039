import { setImmediate } from 'node:timers/promises';
import type { DaySalesRecord } from '../sales/day-sales.model.js';
import {
  addSold,
  productOf,
  unpackSold,
  type SoldByItem,
  type SoldList,
} from '../sales/packed-sold.js';
import { daysIn, type Span } from './spans.js';

/** For so long days are added up; then other requests have their turn. */
const TURN_MS = 4;

/** What was sold on some days; each is unpacked once, for all periods that it belongs to. */
export class SoldDays {
  readonly #unpacked = new Map<string, SoldList>();
  #turnEnds = performance.now() + TURN_MS;

  constructor(private readonly sales: ReadonlyMap<string, Pick<DaySalesRecord, 'sold'>>) {}

  /** By product and variant. */
  items(span: Span): Promise<SoldByItem> {
    return this.#in(span, (item) => item);
  }

  /** By product. @param among only these products */
  products(span: Span, among?: ReadonlyMap<string, unknown>): Promise<SoldByItem> {
    return this.#in(span, (item) => {
      const product = productOf(item);
      return among && !among.has(product) ? undefined : product;
    });
  }

  async #in(span: Span, keyOf: (item: string) => string | undefined): Promise<SoldByItem> {
    const sold: SoldByItem = new Map();
    for (const day of daysIn(span)) {
      addSold(sold, this.#on(day), keyOf);
      if (performance.now() < this.#turnEnds) continue;
      await setImmediate();
      this.#turnEnds = performance.now() + TURN_MS;
    }
    return sold;
  }

  #on(day: string): SoldList {
    const list = this.#unpacked.get(day) ?? unpackSold(this.sales.get(day)?.sold ?? '[]');
    this.#unpacked.set(day, list);
    return list;
  }
}
