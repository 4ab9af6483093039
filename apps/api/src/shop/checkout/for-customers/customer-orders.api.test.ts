import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildProduct, buildUser, unknownId } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { openHostedShop } from '../../../testing/orders/hosted-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';

const shop = useTestShop();

async function openScene(api = shop) {
  const { token } = await buildAdmin();
  const buyer = await buildUser({ name: 'Ada Buyer' });
  const { id: product } = await buildProduct({ price: 10, quantity: 5 });
  const body = { items: [{ product, quantity: 2 }] };
  const params = { userId: buyer.id };
  const order = (more: object = {}, key: string = randomUUID()) => ({
    token,
    params,
    headers: { 'Idempotency-Key': key },
    body: { ...body, ...more },
  });
  const place = async (more: object = {}, key?: string) =>
    (await api.call(endpoints.placeCustomerOrder, order(more, key))).body;
  const refuse = (more: object = {}) => api.refuse(endpoints.placeCustomerOrder, order(more));
  const quote = async () =>
    (await api.call(endpoints.quoteCustomerOrder, { token, params, body })).body;
  return { api, token, buyer, product, params, body, place, refuse, quote };
}

async function sentMail(kind: 'paymentAsked' | 'orderReceived') {
  await sendMails();
  return (await mailsOf(kind))[0];
}

/** A shop that takes cards on a provider's page, and bank transfers. */
async function openHosted() {
  const { provider, api } = await openHostedShop();
  const scene = await openScene(api);
  return { ...scene, provider };
}

describe('an order that an administrator places for a customer', () => {
  it('is the customer’s, takes stock once, and says who placed it', async () => {
    const { api, token, buyer, product, place } = await openScene();
    const key = randomUUID();
    const { order, message } = await place({ total: 20, note: 'By phone' }, key);
    expect(message).toBe(`Order ${order.number} of Ada Buyer is placed`);
    expect(order).toMatchObject({
      total: 20,
      note: 'By phone',
      noteByShop: true,
      buyer: { _id: buyer.id },
    });
    expect(order.history).toMatchObject([{ by: { name: 'Grace Admin' } }]);
    expect((await place({ total: 20, note: 'By phone' }, key)).order.number).toBe(order.number);
    expect(await stockOf(product)).toBe(3);
    const mine = await api.call(endpoints.listMyOrders, { token: buyer.token });
    expect(mine.body.map(({ number }) => number)).toEqual([order.number]);
    const { entries } = (await api.call(endpoints.listAuditEntries, { token })).body;
    expect(entries[0]).toMatchObject({ action: 'placeCustomerOrder', after: { total: 20 } });
  });

  it('is quoted with the customer’s contact and prices', async () => {
    const { quote, buyer } = await openScene();
    expect(await quote()).toMatchObject({ total: 20, delivery: { email: buyer.email } });
  });

  it('is refused at another total than was shown, beyond the stock, and for nobody', async () => {
    const { api, token, body, product, refuse } = await openScene();
    expect(await refuse({ total: 19 })).toMatchObject({ status: 409, total: 20 });
    expect((await refuse({ items: [{ product, quantity: 6 }] })).status).toBe(409);
    expect((await refuse({ payment: 'manual:bank-transfer' })).status).toBe(400);
    const nobody = { token, params: { userId: unknownId() }, body };
    const headers = { 'Idempotency-Key': randomUUID() };
    for (const call of [endpoints.quoteCustomerOrder, endpoints.placeCustomerOrder])
      expect((await api.refuse(call, { ...nobody, headers })).status).toBe(404);
    expect(await OrderModel.countDocuments()).toBe(0);
    expect(await stockOf(product)).toBe(5);
  });

  it('is for administrators', async () => {
    const { api, buyer, params, body } = await openScene();
    const headers = { 'Idempotency-Key': randomUUID() };
    const input = { token: buyer.token, params, headers, body };
    expect((await api.refuse(endpoints.placeCustomerOrder, input)).status).toBe(403);
  });

  it('is paid by a link that its buyer gets by mail, within 22 hours', async () => {
    const { place, provider, buyer } = await openHosted();
    const { order } = await place();
    expect(order.payment).toMatchObject({ success: false, state: 'pending' });
    const [page] = provider.started;
    const hours = ((page?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(21.9);
    expect(hours).toBeLessThanOrEqual(22);
    const mail = await sentMail('paymentAsked');
    expect(mail).toMatchObject({ to: { address: buyer.email } });
    expect(mail?.subject).toContain(`Please pay your order ${order.number}`);
    expect(mail?.text).toMatch(/Pay by: .* at \d/);
  });

  it('that is paid by hand waits as one from the customer’s own checkout', async () => {
    const { place } = await openHosted();
    const { order } = await place({ payment: 'manual:bank-transfer' });
    expect(order.payment).toMatchObject({ state: 'pending', provider: 'manual:bank-transfer' });
    expect((await sentMail('orderReceived'))?.text).toContain('To our account');
  });
});
