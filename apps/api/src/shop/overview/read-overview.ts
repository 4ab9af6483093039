import {
  dollarsFromCents,
  OVERVIEW_DAYS,
  OVERVIEW_PRODUCTS,
  WAITING_STATUSES,
  type Overview,
} from '@shop/shared';
import {
  lowStockFilter,
  NOT_ARCHIVED,
  ProductModel,
  SCARCEST_FIRST,
  scarcestVariants,
} from '../catalog/index.js';
import { OrderModel } from '../orders/index.js';
import type { ShopSettings } from '../settings/index.js';
import { lastDays, type ShopDay } from '../../platform/shop-days.js';
import { salesByDay } from './sales-by-day.js';

/** The current figures of an administrator's overview. */
export async function readOverview(settings: ShopSettings): Promise<Overview> {
  const { timeZone, lowStock: mark } = await settings.current();
  const [waiting, sales, lowStock] = await Promise.all([
    readWaiting(),
    readSales(lastDays(OVERVIEW_DAYS, timeZone)),
    readLowStock(mark),
  ]);
  return { waiting, sales, timeZone, lowStock };
}

function readWaiting() {
  return Promise.all(
    WAITING_STATUSES.map(async (status) => ({
      status,
      orders: await OrderModel.countDocuments({ status }),
    })),
  );
}

/** Includes days without sales. */
async function readSales(days: readonly ShopDay[]) {
  const byDay = new Map((await salesByDay(days)).map((sales) => [sales._id, sales]));
  return days.map(({ day }) => {
    const { orders = 0, cancelled = 0, revenueCents = 0 } = byDay.get(day) ?? {};
    return { day, orders, cancelled, revenue: dollarsFromCents(revenueCents) };
  });
}

async function readLowStock(mark: number) {
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
