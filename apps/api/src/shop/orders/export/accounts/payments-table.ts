import { formatAmount, type Cents } from '@shop/shared';
import { moneySums, type MoneySums } from '../../money/money-sums.js';
import type { Column, ExportedOrder, ExportTable } from '../export-table.js';
import { localTime } from '../local-time.js';

interface Counted {
  order: ExportedOrder;
  sums: MoneySums;
}

function columns(timeZone: string): Column<Counted>[] {
  const local = localTime(timeZone);
  const amount = (name: string, cents: (counted: Counted) => Cents): Column<Counted> => [
    `${name} (¤)`,
    (counted) => formatAmount(cents(counted)),
  ];
  return [
    ['Order', ({ order }) => order.number],
    [`Placed (${timeZone})`, ({ order }) => local(order.createdAt)],
    ['Status', ({ order }) => order.status],
    ['Payment state', ({ order }) => order.payment.state],
    ['Provider', ({ order }) => order.payment.name ?? order.payment.provider],
    ['Reference', ({ order }) => order.payment.reference ?? ''],
    amount('Total', ({ order }) => order.totalCents),
    amount('Paid', ({ sums }) => sums.paidCents),
    amount('Refunded', ({ sums }) => sums.refundedCents),
    amount('Outstanding', ({ sums }) => sums.outstandingCents),
    amount('Disputed', ({ sums }) => sums.disputedCents),
  ];
}

/** A row for each order: what of it is paid, went back, is still to be paid, and is disputed. */
export function paymentsTable(timeZone: string): ExportTable {
  const all = columns(timeZone);
  return {
    header: all.map(([name]) => name),
    rowsOf: (batch) =>
      batch.map((order) => {
        const counted = { order, sums: moneySums(order) };
        return all.map(([, cell]) => cell(counted));
      }),
  };
}
