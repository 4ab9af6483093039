import { endpoints } from '@shop/shared';
import type { Merchant } from './merchant.js';

/** Delivery for $4.90, and 20 % tax in prices, 10 % in those of books. */
async function setUp({ admin, idOf }: Merchant) {
  const methods = [{ name: 'Standard', price: { by: 'flat' as const, price: 4.9 } }];
  const { shippingZone } = await admin.call(endpoints.createShippingZone, {
    body: { name: 'Austria', countries: ['AT'], methods },
  });
  const rate = { name: 'VAT', zone: shippingZone._id, isIncluded: true };
  await admin.call(endpoints.createTaxRate, { body: { ...rate, rate: 20 } });
  const { category } = await admin.call(endpoints.listCategories);
  const books = category.filter(({ name }) => name === 'Books').map(({ _id }) => _id);
  await admin.call(endpoints.createTaxRate, {
    body: { ...rate, rate: 10, taxClass: 'reduced', categories: books },
  });
  await admin.call(endpoints.createPromotion, {
    body: { name: 'Autumn', kind: 'percent', scope: 'order', value: 10, codes: ['AUTUMN'] },
  });
  return [idOf('T-shirt'), idOf('Novel')].map((product) => ({ product, quantity: 1 }));
}

/** Sets up an empty shop, and has its shopper place an order with a code. It is $33.70. */
export async function placePricedOrder(merchant: Merchant) {
  const items = await setUp(merchant);
  const address = { name: 'Nora Lind', line1: 'Ring 7', postalCode: '1010', city: 'Vienna' };
  const { order } = await merchant.shopper.client.call(endpoints.placeOrder, {
    headers: { 'idempotency-key': 'an-order-with-every-amount' },
    body: { items, codes: ['autumn'], address: { ...address, country: 'AT' } },
  });
  return order;
}
