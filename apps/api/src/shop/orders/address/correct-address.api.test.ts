import { endpoints, type AddressCorrection, type PostalAddress } from '@shop/shared';
import { expect, it } from 'vitest';
import { EVERYWHERE } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildOrder, buildUser } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { buildPacked } from '../../../testing/orders/packed.js';
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

it('the buyer gets a mail with each address, and none for one that stays or was corrected again', async () => {
  const { token } = await buildAdmin();
  const { id, number } = await buildOrder();
  const params = { orderId: id };
  const correct = (address: AddressCorrection['address']) =>
    api.call(endpoints.correctOrderAddress, { token, params, body: { address } });
  for (const address of [VIENNA, VIENNA, GRAZ]) await correct(address);
  await sendMails();
  await correct(VIENNA);
  await sendMails();
  const [graz, vienna, ...others] = await mailsOf('addressCorrected');
  expect(others).toEqual([]);
  expect(graz?.subject).toContain(`The delivery address of your order ${number}`);
  expect(graz?.text).toContain('Graz');
  expect(vienna?.text).toContain('Vienna');
});

it('the address of a shipped order stays', async () => {
  const { token } = await buildAdmin();
  const { id } = await buildOrder();
  const params = { orderId: id };
  await api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'Shipped' } });
  const input = { token, params, body: { address: VIENNA } };
  expect((await api.refuse(endpoints.correctOrderAddress, input)).status).toBe(409);
});

it('the address stays once all of an order is on its way in parcels', async () => {
  const { token } = await buildAdmin();
  const { orderId, lines, parcelOf } = await buildPacked(api, token);
  const correct = (address: PostalAddress) => ({ token, params: { orderId }, body: { address } });
  await api.call(endpoints.addParcel, parcelOf(lines[0], 3));
  // The rest can still go elsewhere.
  await api.call(endpoints.correctOrderAddress, correct(VIENNA));
  await api.call(endpoints.addParcel, parcelOf(lines[1], 1));
  const refused = await api.refuse(endpoints.correctOrderAddress, correct(GRAZ));
  expect(refused.status).toBe(409);
  expect(refused.message).toBe(
    'All of this order is on its way in parcels: its address can no longer change',
  );
});

it('in a shop with zones, what a corrected address lacks is only asked for if it was there', async () => {
  const { token } = await buildAdmin();
  const { id } = await buildOrder();
  await api.call(endpoints.createShippingZone, {
    token,
    body: { ...EVERYWHERE, methods: [{ name: 'Parcel', price: { by: 'flat', price: 0 } }] },
  });
  const correct = (address: PostalAddress) => ({
    token,
    params: { orderId: id },
    body: { address },
  });
  await api.call(endpoints.correctOrderAddress, correct(VIENNA));
  await api.call(endpoints.correctOrderAddress, correct({ ...VIENNA, postalCode: '1010' }));
  const refused = await api.refuse(endpoints.correctOrderAddress, correct(GRAZ));
  expect(refused).toMatchObject({ status: 400, errors: [{ field: 'address.postalCode' }] });
});
