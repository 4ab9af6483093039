import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildRegistration, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../user.model.js';

const api = useTestShop();

it('a registration with a phone number or an address that is too short is refused', async () => {
  const body = buildRegistration({ phone: '1', address: 'A' });
  const { status, errors } = await api.refuse(endpoints.register, { body });
  expect(status).toBe(400);
  expect(errors?.map(({ field }) => field)).toEqual(['phone', 'address']);
});

it('an account that has such ones keeps them, and saves the rest', async () => {
  const { token, id } = await buildUser();
  await UserModel.updateOne({ _id: id }, { $set: { phone: '-', address: '-' } });
  const body = { name: 'Ada King', phone: '-', address: '-' };
  const { body: saved } = await api.call(endpoints.updateProfile, { token, body });
  expect(saved.updatedUser).toMatchObject(body);
  const refused = await api.refuse(endpoints.updateProfile, {
    token,
    body: { ...body, phone: '1' },
  });
  expect(refused).toMatchObject({ status: 400, errors: [{ field: 'phone' }] });
});
