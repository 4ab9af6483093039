import { formatAmount, holdsStock } from '@shop/shared';
import type { ExportTable } from '../export-table.js';
import { Totals } from './totals.js';

interface Cost {
  name: string;
  orders: number;
  byCode: number;
  costCents: number;
}

/**
 * A row for each promotion: how many orders used it, how many of them by a code, and what it cost. As on its own page,
 * all orders count that are not cancelled.
 */
export function promotionsTable(): ExportTable {
  const costs = new Totals<Cost>();
  return {
    header: ['Promotion id', 'Lowers', 'Promotion', 'Orders with it', 'By code', 'Cost (¤)'],
    rowsOf(batch) {
      for (const order of batch.filter(({ status }) => holdsStock(status)))
        for (const { promotion, scope, name, code, amountCents } of order.price?.applied ?? []) {
          // Orders come newest first: the name is the last one that it had.
          const cost = costs.at([promotion, scope], () => ({
            name,
            orders: 0,
            byCode: 0,
            costCents: 0,
          }));
          cost.orders += 1;
          cost.byCode += code === undefined ? 0 : 1;
          cost.costCents += amountCents;
        }
      return [];
    },
    lastRows: () =>
      costs
        .sorted()
        .map(({ key, total: { name, orders, byCode, costCents } }) => [
          ...key,
          name,
          orders,
          byCode,
          formatAmount(costCents),
        ]),
  };
}
