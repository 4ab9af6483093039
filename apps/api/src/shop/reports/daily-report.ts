import {
  CANCELLED_STATUS,
  dollarsFromCents,
  formatDollars,
  PAGE_ROUTES,
  type MailSettings,
} from '@shop/shared';
import { Types } from 'mongoose';
import {
  lowStockFilter,
  NOT_ARCHIVED,
  ProductModel,
  SCARCEST_FIRST,
  scarcestVariants,
} from '../catalog/index.js';
import {
  MailModel,
  mailCause,
  mailSettings,
  subjectOf,
  type Letter,
  type MailWriter,
} from '../mail/index.js';
import { disputeNews, OrderModel, type OrderRecord } from '../orders/index.js';
import { cancelledOrders, MOST_NAMED, NOTHING, returnsIn, type Counted } from './counted.js';
import { hourBefore } from './report-hour.js';

/** A report tells of a month at most, if the shop was closed. */
const MOST_SECONDS = 31 * 24 * 60 * 60;

/**
 * Tells the shop of the orders and returns since the last report, which is the last day unless the shop was closed, of the
 * disputes that are open or were decided since, of cancelled orders that are to be refunded, and of what is low in stock.
 * @param id made at the time of the report
 */
export const writeDailyReport: MailWriter = async (id, settings) => {
  const { name, email, lowStock, timeZone } = settings;
  const until = id.getTimestamp();
  const dayBefore = hourBefore(until, timeZone);
  const since = (await lastReport(id)) ?? dayBefore;
  const chosen = await mailSettings();
  const [orders, disputes, returns, cancelled, products, missed] = await Promise.all([
    ordersIn({ since, until }, chosen),
    disputesIn({ since, until }, { chosen, timeZone }),
    returnsIn({ since, until }, chosen),
    cancelledOrders(chosen),
    lowProducts(lowStock, chosen),
    ordersIn({ since, until: dayBefore }, chosen),
  ]);
  const parts = { orders, disputes, returns, cancelled, products };
  if (Object.values(parts).every(({ total }) => total === 0)) return undefined;
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone });
  const period = missed.total > 0 ? `Since ${format.format(since)}` : 'The last day';
  const letter = dailyReport({ ...parts, period }, name);
  return { to: { name, address: email }, letter };
};

/** When the report before this one was made. Undefined if that is long ago: perhaps nobody wanted reports since. */
async function lastReport(id: Types.ObjectId): Promise<Date | undefined> {
  const kind = 'dailyReport';
  const oldest = Types.ObjectId.createFromTime(id.getTimestamp().getTime() / 1000 - MOST_SECONDS);
  // Their ids are times, so that their causes are in the same order.
  const between = { $gte: mailCause({ kind, id: oldest }), $lt: mailCause({ kind, id }) };
  const last = await MailModel.findOne({ cause: between }, { cause: 1 }).sort({ cause: -1 }).lean();
  return last ? subjectOf(last).getTimestamp() : undefined;
}

async function ordersIn(
  { since, until }: Record<'since' | 'until', Date>,
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

async function disputesIn(
  { since, until }: Record<'since' | 'until', Date>,
  { chosen, timeZone }: { chosen: MailSettings; timeZone: string },
): Promise<Counted> {
  if (chosen.disputes !== 'daily') return NOTHING;
  const news = await disputeNews(since, until);
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone });
  const rows = news.slice(0, MOST_NAMED).map(({ number, dispute: { state, dueAt } }) => ({
    name: `Order ${number}`,
    value: state !== 'open' ? state : dueAt ? `answer by ${day.format(dueAt)}` : 'open',
  }));
  return { rows, total: news.length };
}

async function lowProducts(mark: number, { lowStock }: MailSettings): Promise<Counted> {
  if (lowStock !== 'daily') return NOTHING;
  const filter = { ...NOT_ARCHIVED, ...lowStockFilter(mark) };
  const [products, total] = await Promise.all([
    ProductModel.find(filter, { name: 1, options: 1, leastQuantity: 1 })
      .sort(SCARCEST_FIRST)
      .limit(MOST_NAMED)
      .lean(),
    ProductModel.countDocuments(filter),
  ]);
  const variants = await scarcestVariants(products.filter(({ options }) => options));
  const rows = products.map(({ _id, name, leastQuantity }) => {
    const variant = variants.get(_id.toHexString());
    return { name: variant ? `${name}, ${variant}` : name, value: `${leastQuantity} left` };
  });
  return { rows, total };
}

/** What a report tells of. */
type Parts = Record<'orders' | 'disputes' | 'returns' | 'cancelled' | 'products', Counted>;

/** How many orders, disputes, returns and scarce products there are, and which. */
export function dailyReport(
  { orders, disputes, returns, cancelled, products, period }: Parts & { period: string },
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
    title: period,
    blocks: [
      ...part('New orders', orders),
      ...part('Disputes', disputes),
      ...part('Returns and withdrawals', returns),
      ...part('Money to return', cancelled),
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
