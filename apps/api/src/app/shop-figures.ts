import type { Figure } from '@shop/http';
import { isDatabaseUp } from '@shop/mongo';
import { JOB_FIGURES } from '../shop/jobs/index.js';
import { countOrders } from '../shop/orders/index.js';

/** What the metrics say of the shop, besides its requests. */
export const SHOP_FIGURES: readonly Figure[] = [
  {
    name: 'database_up',
    help: 'Whether the database can be reached (1) or not (0)',
    kind: 'state',
    read: () => new Map([['', Number(isDatabaseUp())]]),
  },
  {
    name: 'orders_placed',
    help: 'Orders of the shop, cancelled ones included',
    kind: 'state',
    read: async () => new Map([['', await countOrders()]]),
  },
  ...JOB_FIGURES,
];
