import {
  CANCELLED_STATUS,
  dollarsFromCents,
  formatDollars,
  PAGE_ROUTES,
  type MailSettings,
} from '@shop/shared';
import { lowStockFilter, NOT_ARCHIVED, ProductModel, SCARCEST_FIRST } from '../catalog/index.js';
import { mailSettings, type Letter, type MailWriter } from '../mail/index.js';
import { OrderModel, type OrderRecord } from '../orders/index.js';
import { hourBefore } from './report-hour.js';

/** How many orders and products a report names; it counts all of them. */
const MOST_NAMED = 20;

/** Tells the shop of the orders of the last day and of what is low in stock. @param id made at the time of the report */
export const writeDailyReport: MailWriter = async (id, settings) => {
  const { name, email, lowStock, timeZone } = settings;
  const until = id.getTimestamp();
  const chosen = await mailSettings();
  const [orders, products] = await Promise.all([
    ordersBetween(hourBefore(until, timeZone), until, chosen),
    lowProducts(lowStock, chosen),
  ]);
  if (orders.total + products.total === 0) return undefined;
  return { to: { name, address: email }, letter: dailyReport({ orders, products }, name) };
};

interface Counted {
  rows: { name: string; value: string }[];
  total: number;
}

const NOTHING: Counted = { rows: [], total: 0 };

async function ordersBetween(
  since: Date,
  until: Date,
  { newOrders }: MailSettings,
): Promise<Counted> {
  if (newOrders !== 'daily') return NOTHING;
  const filter = { createdAt: { $gte: since, $lt: until } };
  const [orders, total] = await Promise.all([
    OrderModel.find(filter, { number: 1, totalCents: 1, status: 1, payment: 1 })
      .sort({ createdAt: -1 })
      .limit(MOST_NAMED)
      .lean(),
    OrderModel.countDocuments(filter),
  ]);
  // By number alone: the report outlives the accounts of the buyers.
  const rows = orders.map((order) => ({
    name: `Order ${order.number}`,
    value: formatDollars(dollarsFromCents(order.totalCents)) + standOf(order),
  }));
  return { rows, total };
}

/** What keeps an order from being packed. */
function standOf({ status, payment }: Pick<OrderRecord, 'status' | 'payment'>): string {
  if (status === CANCELLED_STATUS) return ', cancelled';
  return payment.state === 'pending' ? ', not paid yet' : '';
}

async function lowProducts(mark: number, { lowStock }: MailSettings): Promise<Counted> {
  if (lowStock !== 'daily') return NOTHING;
  const filter = { ...NOT_ARCHIVED, ...lowStockFilter(mark) };
  const [products, total] = await Promise.all([
    ProductModel.find(filter, { name: 1, leastQuantity: 1 })
      .sort(SCARCEST_FIRST)
      .limit(MOST_NAMED)
      .lean(),
    ProductModel.countDocuments(filter),
  ]);
  const rows = products.map(({ name, leastQuantity }) => ({
    name,
    value: `${leastQuantity} left`,
  }));
  return { rows, total };
}

/** How many orders and scarce products there are, and which. */
export function dailyReport(
  { orders, products }: Record<'orders' | 'products', Counted>,
  shop: string,
): Letter {
  const part = (what: string, { rows, total }: Counted): Letter['blocks'] =>
    total === 0
      ? []
      : [
          { type: 'paragraph', text: `${what}: ${total}` },
          { type: 'facts', rows },
        ];
  return {
    subject: `The day at ${shop}`,
    title: 'The last day',
    blocks: [
      ...part('New orders', orders),
      ...part('Low in stock', products),
      {
        type: 'link',
        label: 'Open the overview',
        path: PAGE_ROUTES.adminDashboard,
        otherwise: 'You’ll find more in the administrators’ area.',
      },
    ],
  };
}
