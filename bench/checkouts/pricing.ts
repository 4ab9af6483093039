import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, type OrderItem, type PromotionInput } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { cpuMilliseconds } from '@shop/test-shop/lib/process-table';
import { timed } from '@shop/test-shop/lib/statistics';
import type { ShopProcess } from '@shop/test-shop/shop/shop-process';

/** What a checkout chooses in a shop that has rules. */
export interface Wishes {
  address: { line1: string; postalCode: string; city: string; country: string };
  shippingMethod: string;
  codes?: string[];
}

/** A zone with a way of delivery, a rate, and promotions. */
export async function setUpRules(
  admin: ApiClient,
  promotions: readonly PromotionInput[],
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
  for (const body of promotions) await admin.call(endpoints.createPromotion, { body });
  const shippingMethod = shippingZone.methods[0]?._id ?? '';
  const address = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
  return { address, shippingMethod };
}

/** Quotes before the measured ones: until then, a third of the CPU goes into compiling the code. */
const WARM_UP = 4_000;
/** How long the shop's own work is watched, such as looking for jobs. */
const IDLE_MS = 10_000;

/**
 * Milliseconds for each quote of a cart, one after the other: of the shop's CPU, of its database's, and in all. What they
 * use beside the quotes is taken off: on a busy machine it is a fifth of the shop's.
 */
export async function measureQuotes(
  { shop, admin }: { shop: ShopProcess; admin: ApiClient },
  body: { items: OrderItem[] } & Partial<Wishes>,
  count: number,
) {
  const children = await shop.children();
  const cpu = () => Promise.all([shop.pid, ...children].map(cpuMilliseconds));
  const quote = () => admin.call(endpoints.quoteOrder, { body });
  for (let index = 0; index < WARM_UP; index += 1) await quote();
  const idle = await cpu();
  await pause(IDLE_MS);
  const before = await cpu();
  const ms = await timed(async () => {
    for (let index = 0; index < count; index += 1) await quote();
  });
  const [own = NaN, ...others] = (await cpu()).map((after, index) => {
    const then = before[index] ?? NaN;
    return after - then - ((then - (idle[index] ?? NaN)) * ms) / IDLE_MS;
  });
  const each = (all: number) => (all / count).toFixed(2);
  return {
    lines: body.items.length,
    quotes: count,
    'CPU shop, ms': each(own),
    'CPU database, ms': each(others.reduce((sum, one) => sum + one, 0)),
    'in all, ms': each(ms),
  };
}
