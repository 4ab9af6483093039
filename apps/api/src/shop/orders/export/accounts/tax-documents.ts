import type { OrderExportQuery } from '@shop/shared';
import { InvoiceModel, type InvoiceRecord } from '../../documents/invoice.model.js';
import { orderFilter, placedBetween } from '../../list/order-filter.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';

type Read = Pick<InvoiceRecord, '_id' | keyof typeof FIELDS>;

/** What the table of taxes needs of an invoice or a credit note. */
export interface TaxDocument extends Read {
  /** The zone of its order: with empty texts where the shop had none. */
  zone: { _id: string; name: string };
}

interface ReadingDocuments {
  timeZone: string;
  /** Documents per read. */
  size: number;
  /** Runs each query, for example in a queue. */
  run: <Found>(query: () => Promise<Found>) => Promise<Found>;
}

const NO_ZONE = { _id: '', name: '' };

const FIELDS = { kind: 1, order: 1, issuedAt: 1, taxes: 1, isExempt: 1, totalCents: 1 } as const;

/**
 * The invoices and credit notes of a period, the oldest first, as far as their orders meet the other conditions. Reads
 * nothing of other periods, however many orders there are.
 */
export async function* readTaxDocuments(
  query: OrderExportQuery,
  { timeZone, size, run }: ReadingDocuments,
): AsyncGenerator<readonly TaxDocument[]> {
  const { createdAt: period } = placedBetween(query, timeZone);
  const others = { ...query, days: undefined, from: undefined, until: undefined };
  const wanted = orderFilter(others, timeZone);
  let rest: object = {};
  for (;;) {
    const found = await run(() =>
      InvoiceModel.find({ $and: [period ? { issuedAt: period } : {}, rest] }, FIELDS)
        .sort({ issuedAt: 1, _id: 1 })
        .limit(size)
        .lean()
        .exec(),
    );
    yield await run(() => withZones(found, wanted));
    const last = found.at(-1);
    if (!last || found.length < size) return;
    const { _id, issuedAt } = last;
    rest = {
      // Logically redundant, but gives the index a range to start at.
      issuedAt: { $gte: issuedAt },
      $or: [{ issuedAt: { $gt: issuedAt } }, { _id: { $gt: _id } }],
    };
  }
}

/** Those of the wanted orders. */
async function withZones(documents: readonly Read[], wanted: object): Promise<TaxDocument[]> {
  const ids = [...new Map(documents.map(({ order }) => [order.toHexString(), order])).values()];
  const orders = await OrderModel.find(
    { $and: [{ _id: { $in: ids } }, wanted] },
    { 'price.zone': 1 },
  ).lean<Pick<OrderRecord, '_id' | 'price'>[]>();
  const zones = new Map(
    orders.map(({ _id, price }) => [_id.toHexString(), price?.zone ?? NO_ZONE]),
  );
  return documents.flatMap((document) => {
    const zone = zones.get(document.order.toHexString());
    return zone ? { ...document, zone } : [];
  });
}
