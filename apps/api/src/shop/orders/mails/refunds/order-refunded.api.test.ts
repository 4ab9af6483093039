import { randomUUID } from 'node:crypto';
import { endpoints, type RefundInput } from '@shop/shared';
import { expect, it } from 'vitest';
import { EVERYWHERE } from '../../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../../testing/mail/mails.js';
import { useTestShop } from '../../../../testing/test-shop.js';

const api = useTestShop();

/** A lamp for $10, delivered for $5, of which this is refunded. */
async function refundLamp(of: (line: string) => RefundInput) {
  const { token } = await buildAdmin();
  const methods = [{ name: 'Parcel', price: { by: 'flat', price: 5 } as const }];
  const zone = { ...EVERYWHERE, countries: ['AT'], methods };
  const { body: made } = await api.call(endpoints.createShippingZone, { token, body: zone });
  const { id: product } = await buildProduct({ name: 'Lamp', price: 10, shipping: true });
  const buyer = await buildUser();
  const address = { name: 'Eva', line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
  const { body: placed } = await api.call(endpoints.placeOrder, {
    token: buyer.token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      items: [{ product, quantity: 1 }],
      address,
      shippingMethod: made.shippingZone.methods[0]?._id,
    },
  });
  const { number, products } = placed.order;
  const call = { token, params: { number: String(number) } };
  const body = of(products[0]?.line ?? '');
  const { order } = (await api.call(endpoints.refundOrder, { ...call, body })).body;
  await sendMails();
  const [mail] = await mailsOf('orderRefunded');
  return { refund: order.refunds?.[0], text: mail?.text };
}

it('a refund of pieces and their delivery names both, on the order and in the mail', async () => {
  const { refund, text } = await refundLamp((line) => ({
    lines: [{ line, quantity: 1 }],
    shipping: true,
  }));
  expect(refund).toMatchObject({ amount: 15, shipping: true });
  expect(text).toMatch(/For: 1 × Lamp\n\s*The delivery\n/);
});

it('a refund of all includes the delivery', async () => {
  const { refund } = await refundLamp(() => ({ all: true }));
  expect(refund).toMatchObject({ amount: 15, shipping: true });
});

it('a refund without the delivery does not name it', async () => {
  const { refund, text } = await refundLamp((line) => ({ lines: [{ line, quantity: 1 }] }));
  expect(refund).not.toHaveProperty('shipping');
  expect(text).toContain('For: 1 × Lamp');
  expect(text).not.toContain('The delivery');
});
