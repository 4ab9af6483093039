import { formatAmount, type Cents } from '@shop/shared';
import { documentsOf } from '../../documents/find-invoices.js';
import type { InvoiceRecord } from '../../documents/invoice.model.js';
import type { Column, ExportedOrder, ExportTable } from '../export-table.js';
import { localTime } from '../local-time.js';
import { earnedSums, type OrderSums } from './order-sums.js';

interface Booked {
  order: ExportedOrder;
  sums: OrderSums;
  documents: readonly InvoiceRecord[];
}

function columns(timeZone: string): Column<Booked>[] {
  const local = localTime(timeZone);
  const amount = (name: string, cents: (booked: Booked) => Cents): Column<Booked> => [
    `${name} (¤)`,
    (booked) => formatAmount(cents(booked)),
  ];
  return [
    ['Order', ({ order }) => order.number],
    [`Placed (${timeZone})`, ({ order }) => local(order.createdAt)],
    ['Status', ({ order }) => order.status],
    ['Payment state', ({ order }) => order.payment.state],
    ['Invoices', ({ documents }) => numbersOf(documents, 'invoice')],
    ['Credit notes', ({ documents }) => numbersOf(documents, 'credit-note')],
    ['Country', ({ order: { price } }) => price?.destination.country ?? ''],
    ['State', ({ order: { price } }) => price?.destination.state ?? ''],
    ['Zone', ({ order: { price } }) => price?.zone?.name ?? ''],
    // Like the overview, these sum up only what brings revenue.
    amount('Items', ({ sums }) => sums.itemsCents),
    amount('Discount', ({ sums }) => sums.discountCents),
    amount('Delivery', ({ sums }) => sums.shippingCents),
    amount('Tax', ({ sums }) => sums.taxCents),
    amount('Tax in prices', ({ sums }) => sums.containedTaxCents),
    amount('Gross', ({ sums }) => sums.totalCents),
    amount('Net', ({ sums }) => sums.totalCents - sums.taxCents),
    amount('Revenue', ({ sums }) => sums.totalCents),
    amount('Order total', ({ order }) => order.totalCents),
  ];
}

function numbersOf(documents: readonly InvoiceRecord[], wanted: InvoiceRecord['kind']): string {
  return documents
    .flatMap(({ kind, documentNumber }) => (kind === wanted ? documentNumber : []))
    .join(' ');
}

/**
 * A row for each order: what it brings in its parts, as the overview counts it, what it costs, and the numbers of its
 * documents.
 */
export function amountsTable(timeZone: string): ExportTable {
  const all = columns(timeZone);
  return {
    header: all.map(([name]) => name),
    async rowsOf(batch) {
      const documents = await documentsOf(batch);
      return batch.map((order) => {
        const own = documents.get(order._id.toHexString()) ?? [];
        const booked = { order, sums: earnedSums(order), documents: own };
        return all.map(([, cell]) => cell(booked));
      });
    },
  };
}
