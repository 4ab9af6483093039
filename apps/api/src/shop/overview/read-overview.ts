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
import { readMoney } from './read-money.js';
import { salesByDay, type SalesOfDay } from './sales-by-day.js';

/** The current figures of an administrator's overview. */
export async function readOverview(settings: ShopSettings): Promise<Overview> {
  const { timeZone, lowStock: mark } = await settings.current();
  const days = lastDays(OVERVIEW_DAYS, timeZone);
  const [waiting, sales, money, lowStock] = await Promise.all([
    readWaiting(),
    readSales(days),
    readMoney(days),
    readLowStock(mark),
  ]);
  return { waiting, sales, ...money, timeZone, lowStock };
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
  const found = await salesByDay(days);
  const byDay = new Map(found.map((sales) => [sales._id, sales]));
  const hasAmounts = found.some(({ priced }) => priced > 0);
  return days.map(({ day }) => {
    const sales = byDay.get(day);
    const { orders = 0, cancelled = 0, revenueCents = 0 } = sales ?? {};
    const revenue = dollarsFromCents(revenueCents);
    return { day, orders, cancelled, revenue, ...(hasAmounts && { amounts: amountsOf(sales) }) };
  });
}

/** What the revenue of a day is made of, in dollars. */
function amountsOf(sales: Partial<SalesOfDay> = {}) {
  const { itemsCents = 0, discountCents = 0, shippingCents = 0, taxCents = 0 } = sales;
  return {
    items: dollarsFromCents(itemsCents),
    discount: dollarsFromCents(discountCents),
    shipping: dollarsFromCents(shippingCents),
    tax: dollarsFromCents(taxCents),
    net: dollarsFromCents((sales.revenueCents ?? 0) - taxCents),
  };
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
