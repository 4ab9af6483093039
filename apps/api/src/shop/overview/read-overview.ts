import { JobModel } from '@shop/mongo/jobs';
import {
  isPermitted,
  OVERVIEW_PRODUCTS,
  WAITING_STATUSES,
  type LowStock,
  type Overview,
  type Permitted,
  type WaitingOrders,
} from '@shop/shared';
import {
  lowStockFilter,
  NOT_ARCHIVED,
  ProductModel,
  SCARCEST_FIRST,
  scarcestVariants,
} from '../catalog/index.js';
import { tasksOf } from '../jobs/index.js';
import { countByPayment, countToSend, openDisputes, ReturnModel } from '../orders/index.js';
import type { ShopSettings } from '../settings/index.js';

/** What waits for an administrator now, of what they are permitted. */
export async function readOverview(settings: ShopSettings, user: Permitted): Promise<Overview> {
  const [orders, lowStock, failedTasks] = await Promise.all([
    isPermitted(user, 'orders') ? readOrders() : undefined,
    isPermitted(user, 'catalog') ? readLowStock(settings) : undefined,
    JobModel.countDocuments({ state: 'dead', ...tasksOf(user) }),
  ]);
  return { ...orders, failedTasks, ...(lowStock && { lowStock }) };
}

async function readOrders(): Promise<WaitingOrders> {
  const [waiting, toSend, money, disputed, returns] = await Promise.all([
    readWaiting(),
    countToSend(),
    readMoney(),
    openDisputes(),
    readReturns(),
  ]);
  return { waiting, toSend, ...money, disputed, returns };
}

/** By status: together, they are all that wait. */
function readWaiting() {
  return Promise.all(
    WAITING_STATUSES.map(async (status) => ({
      status,
      orders: await countToSend([status]),
    })),
  );
}

async function readMoney() {
  const [sentUnpaid, paidInPart, toReturn] = await Promise.all([
    countByPayment('sent_unpaid'),
    countByPayment('paid_in_part'),
    countByPayment('to_return'),
  ]);
  return { sentUnpaid, paidInPart, toReturn };
}

async function readReturns() {
  const [requested, received] = await Promise.all([
    ReturnModel.countDocuments({ state: 'requested' }),
    ReturnModel.countDocuments({ state: 'received' }),
  ]);
  return { requested, received };
}

async function readLowStock(settings: ShopSettings): Promise<LowStock> {
  const { lowStock: mark } = await settings.current();
  const filter = { ...NOT_ARCHIVED, ...lowStockFilter(mark) };
  const [products, total] = await Promise.all([
    ProductModel.find(filter, { name: 1, slug: 1, options: 1, leastQuantity: 1 })
      .sort(SCARCEST_FIRST)
      .limit(OVERVIEW_PRODUCTS)
      .lean(),
    ProductModel.countDocuments(filter),
  ]);
  const variants = await scarcestVariants(products.filter(({ options }) => options));
  return {
    mark,
    total,
    products: products.map(({ _id, name, slug, leastQuantity: quantity }) => {
      const variant = variants.get(_id.toHexString());
      return { _id: _id.toHexString(), name, slug, quantity, ...(variant && { variant }) };
    }),
  };
}
