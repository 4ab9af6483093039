import { endpoints, type OrderItem, type PromotionInput } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { cpuMilliseconds } from '@shop/test-shop/lib/process-table';
import { timed } from '@shop/test-shop/lib/statistics';
import type { ShopProcess } from '@shop/test-shop/shop/shop-process';

/** What a checkout chooses in a shop that has rules. */
export interface Wishes {
  address: { line1: string; country: string };
  shippingMethod: string;
}

/** Promotions, a zone with a way of delivery, and a rate. */
export async function setUpRules(
  admin: ApiClient,
  products: readonly string[],
  promotions: number,
): Promise<Wishes> {
  const method = {
    name: 'Parcel',
    price: { by: 'flat' as const, price: 4.9 },
    days: '',
    pickUpAt: '',
  };
  const { shippingZone } = await admin.call(endpoints.createShippingZone, {
    body: { name: 'Austria', countries: ['AT'], taxRounding: 'line', methods: [method] },
  });
  await admin.call(endpoints.createTaxRate, {
    body: {
      name: 'USt.',
      zone: shippingZone._id,
      taxClass: 'standard',
      rate: 20,
      isIncluded: true,
    },
  });
  for (let index = 0; index < promotions; index += 1)
    await admin.call(endpoints.createPromotion, { body: promotionAt(index, products) });
  const shippingMethod = shippingZone.methods[0]?._id ?? '';
  return { address: { line1: 'Ring 1', country: 'AT' }, shippingMethod };
}

/** All apply by themselves: a percentage off a product, an amount off the order, a percentage off the delivery. */
function promotionAt(index: number, products: readonly string[]): PromotionInput {
  const common = {
    name: `Promotion ${index}`,
    isEnabled: true,
    priority: index % 7,
    isExclusive: false,
    isCombinable: true,
  };
  const product = products[index % products.length] ?? '';
  switch (index % 4) {
    case 0:
      return { ...common, kind: 'fixed', scope: 'order', value: 0.01 };
    case 1:
      return { ...common, kind: 'percent', scope: 'shipping', value: 1 };
    default:
      return {
        ...common,
        kind: 'percent',
        scope: 'items',
        value: 1,
        goods: { products: [product] },
      };
  }
}

/** Milliseconds for each quote of a cart, one after the other: of the shop's CPU, of its database's, and in all. */
export async function measureQuotes(
  { shop, admin }: { shop: ShopProcess; admin: ApiClient },
  body: { items: OrderItem[] } & Partial<Wishes>,
  count: number,
) {
  const children = await shop.children();
  const cpu = () => Promise.all([shop.pid, ...children].map(cpuMilliseconds));
  const quote = () => admin.call(endpoints.quoteOrder, { body });
  for (let index = 0; index < count; index += 1) await quote();
  const before = await cpu();
  const ms = await timed(async () => {
    for (let index = 0; index < count; index += 1) await quote();
  });
  const [own = NaN, ...others] = (await cpu()).map(
    (after, index) => after - (before[index] ?? NaN),
  );
  const each = (all: number) => (all / count).toFixed(2);
  return {
    lines: body.items.length,
    quotes: count,
    'CPU shop, ms': each(own),
    'CPU database, ms': each(others.reduce((sum, one) => sum + one, 0)),
    'in all, ms': each(ms),
  };
}
