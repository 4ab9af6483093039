import type { DaySalesRecord } from '../sales/day-sales.model.js';
import {
  addSold,
  productOf,
  unpackSold,
  type SoldByItem,
  type SoldList,
} from '../sales/packed-sold.js';
import { daysIn, type Span } from './spans.js';

/** What was sold on some days; each is unpacked once, for all periods that it belongs to. */
export class SoldDays {
  readonly #unpacked = new Map<string, SoldList>();

  constructor(private readonly sales: ReadonlyMap<string, Pick<DaySalesRecord, 'sold'>>) {}

  /** By product and variant. */
  items(span: Span): SoldByItem {
    return this.#in(span, (item) => item);
  }

  /** By product. @param among only these products */
  products(span: Span, among?: ReadonlyMap<string, unknown>): SoldByItem {
    return this.#in(span, (item) => {
      const product = productOf(item);
      return among && !among.has(product) ? undefined : product;
    });
  }

  #in(span: Span, keyOf: (item: string) => string | undefined): SoldByItem {
    const sold: SoldByItem = new Map();
    for (const day of daysIn(span)) addSold(sold, this.#on(day), keyOf);
    return sold;
  }

  #on(day: string): SoldList {
    const list = this.#unpacked.get(day) ?? unpackSold(this.sales.get(day)?.sold ?? '[]');
    this.#unpacked.set(day, list);
    return list;
  }
}
