import { CreationKeyModel } from '@shop/mongo/creations';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { UserModel } from '../accounts/index.js';
import { OrderModel } from '../orders/index.js';
import { withKey } from '../../testing/creating-calls/creating-calls.js';
import { buildAdmin, buildOrder, buildRegistration, PASSWORD } from '../../testing/factories.js';
import { sessionsOf } from '../../testing/sessions.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();
const { signIn } = sessionsOf(api);

const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Somebody who registered with a key, and on whose delivered order an administrator wrote a note with a key. */
async function buildPerson() {
  const registration = withKey({ body: buildRegistration() }, 'their-key');
  const { body: registered } = await api.call(endpoints.register, registration);
  const user = await UserModel.findById(registered.user._id).lean();
  const { body: session } = await signIn(registered.user.email);
  if (!user || !('token' in session)) throw new Error('Not signed in');
  const order = await buildOrder({ buyer: { user } });
  await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'deliverd' } });
  const { token, id } = await buildAdmin();
  const note = { token, params: { orderId: order.id }, body: { text: 'Rang twice' } };
  await api.call(endpoints.addOrderNote, withKey(note, 'admins-key'));
  await api.call(
    endpoints.createCategory,
    withKey({ token, body: { name: 'Lamps' } }, 'admins-key'),
  );
  return { token: session.token, registration, admin: { token, id } };
}

it('a download lists the person’s own calls whose replies are kept, and no one else’s', async () => {
  const { token, admin } = await buildPerson();
  const download = async (mine: string) =>
    (await api.call(endpoints.downloadMyData, { token: mine })).body.repeatableCalls;
  const own = await download(token);
  expect(own.map(({ call }) => call)).toEqual(['POST /auth/register']);
  const kept = own.map(({ at, keptUntil }) => Date.parse(keptUntil) - Date.parse(at));
  expect(kept).toEqual([KEPT_MS]);
  expect((await download(admin.token)).map(({ call }) => call)).toEqual([
    'POST /category/create-category',
    'POST /auth/order-notes/:orderId',
  ]);
});

it('nothing that is kept about a person outlives the account', async () => {
  const { token, registration, admin } = await buildPerson();
  await api.call(endpoints.deleteMyAccount, { token, body: { password: PASSWORD } });
  const left = await CreationKeyModel.find().lean();
  expect(left.map(({ call, by }) => [call, by?.toHexString()])).toEqual([
    ['POST /category/create-category', admin.id],
  ]);
  // The registration is not repeated: it creates a new account.
  await api.call(endpoints.register, registration);
  expect(await UserModel.countDocuments({ role: 0 })).toBe(1);
});
