import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { EVERYWHERE, TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

it('an invoice names the tax by rate, the net amount, discounts, delivery and both tax numbers', async () => {
  const { token: admin } = await buildAdmin();
  const settings = { ...DEFAULT_SETTINGS, taxNumber: 'ATU12345675', version: 0 };
  await api.call(endpoints.updateSettings, { token: admin, body: settings });
  const price = { by: 'flat' as const, price: 6 };
  const zone = { ...EVERYWHERE, countries: ['AT'], methods: [{ name: 'Parcel', price }] };
  const { shippingZone } = (
    await api.call(endpoints.createShippingZone, { token: admin, body: zone })
  ).body;
  const rate = { name: 'USt.', zone: shippingZone._id, rate: 20, isIncluded: true };
  await api.call(endpoints.createTaxRate, { token: admin, body: rate });
  await api.call(endpoints.createPromotion, { token: admin, body: TEN_PERCENT });
  const { id: product } = await buildProduct({ name: 'Lamp', price: 60, shipping: true });
  const { token } = await buildUser();
  const body = {
    items: [{ product, quantity: 1 }],
    address: { name: 'Eva Wien', line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' },
    billing: {
      ...{ company: 'Lampen GmbH', line1: 'Gasse 2' },
      ...{ postalCode: '8010', city: 'Graz', country: 'AT' },
    },
    taxId: 'ATU87654321',
    shippingMethod: shippingZone.methods[0]?._id,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const { order } = (await api.call(endpoints.placeOrder, { token, headers, body })).body;
  const change = { params: { orderId: order._id }, body: { status: 'Shipped' as const } };
  await api.call(endpoints.updateOrderStatus, { token: admin, ...change });
  const mine = { token, params: { number: String(order.number) } };
  const { invoice } = (await api.call(endpoints.issueMyInvoice, mine)).body;
  expect(invoice).toMatchObject({
    seller: { taxNumber: 'ATU12345675' },
    buyer: {
      name: 'Ada Buyer',
      address: 'Lampen GmbH\nGasse 2\n8010 Graz\nAustria',
      taxId: 'ATU87654321',
    },
    lines: [{ name: 'Lamp', price: 60, total: 60, taxRate: 20 }],
    adjustments: [
      { name: 'Delivery: Parcel', amount: 6 },
      { name: 'Ten percent', amount: -6 },
    ],
    total: 60,
    taxes: [{ name: 'USt.', rate: 20, base: 50, amount: 10 }],
    net: 50,
  });
});
