import { randomUUID } from 'node:crypto';
import { endpoints, type RefundInput } from '@shop/shared';
import { expect, it } from 'vitest';
import { EVERYWHERE } from '../../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../../testing/mail/mails.js';
import { useTestShop } from '../../../../testing/test-shop.js';

const api = useTestShop();

/** A lamp for $10, delivered for $5, of which these are refunded. @returns the last refund, and its mail */
async function refundLamp(...each: ((line: string) => RefundInput)[]) {
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
  for (const of of each) {
    const body = of(products[0]?.line ?? '');
    await api.call(endpoints.refundOrder, { ...call, body });
  }
  const { order } = (await api.call(endpoints.getOrder, call)).body;
  await sendMails();
  const mails = await mailsOf('orderRefunded');
  const refund = order.refunds?.at(-1);
  // Mails of one moment have no order.
  const text = mails.find((mail) =>
    mail.text.includes(`$${refund?.amount}.00 of your order`),
  )?.text;
  return { refund, text };
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

const BY_AMOUNT: RefundInput = { amount: 8 };

// Nobody can tell whether the delivery is in it.
it.each<[what: string, refunds: RefundInput[], amount: number]>([
  ['a refund by amount', [BY_AMOUNT], 8],
  ['a refund of all that one by amount has left', [BY_AMOUNT, { all: true }], 7],
])('%s names nothing', async (_what, refunds, amount) => {
  const { refund, text } = await refundLamp(...refunds.map((one) => () => one));
  expect(refund).toMatchObject({ amount, lines: [] });
  expect(refund).not.toHaveProperty('shipping');
  expect(text).not.toMatch(/For:|The delivery/);
});

it('the delivery is named that is refunded for itself after a refund by amount', async () => {
  const { refund, text } = await refundLamp(
    () => BY_AMOUNT,
    () => ({ shipping: true }),
  );
  expect(refund).toMatchObject({ amount: 5, shipping: true });
  expect(text).toMatch(/For: The delivery\n/);
});
