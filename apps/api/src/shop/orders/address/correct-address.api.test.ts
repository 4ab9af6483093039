import { endpoints, type AddressCorrection } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildUser } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

const VIENNA = { line1: 'Ring 1', city: 'Vienna', country: 'AT' };
const GRAZ = { ...VIENNA, city: 'Graz' };

it('an administrator corrects the address of an order, which says so to its buyer', async () => {
  const [ada, admin] = [await buildUser(), await buildAdmin()];
  const { id, number } = await buildOrder({ buyer: ada });
  const params = { orderId: id };
  const correct = (body: AddressCorrection) => ({ token: admin.token, params, body });
  const first = correct({ address: VIENNA, addressBefore: null });
  const { body } = await api.call(endpoints.correctOrderAddress, first);
  expect(body.order).toMatchObject({
    address: VIENNA,
    addressCorrections: [{ by: { _id: admin.id } }],
  });
  const late = correct({ address: GRAZ, addressBefore: null });
  expect((await api.refuse(endpoints.correctOrderAddress, late)).status).toBe(409);
  const mine = { token: ada.token, params: { number: String(number) } };
  const { order } = (await api.call(endpoints.getMyOrder, mine)).body;
  expect(order).toMatchObject({ address: VIENNA });
  expect(order.addressCorrections).toHaveLength(1);
});

it('the buyer gets a mail with each address, and none for one that stays', async () => {
  const { token } = await buildAdmin();
  const { id, number } = await buildOrder();
  const params = { orderId: id };
  for (const address of [VIENNA, VIENNA, GRAZ])
    await api.call(endpoints.correctOrderAddress, { token, params, body: { address } });
  await sendMails();
  const mails = await mailsOf('addressCorrected');
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toContain(`The delivery address of your order ${number}`);
  expect(mails[0]?.text).toContain('Graz');
});

it('the address of a shipped order stays', async () => {
  const { token } = await buildAdmin();
  const { id } = await buildOrder();
  const params = { orderId: id };
  await api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'Shipped' } });
  const input = { token, params, body: { address: VIENNA } };
  expect((await api.refuse(endpoints.correctOrderAddress, input)).status).toBe(409);
});
