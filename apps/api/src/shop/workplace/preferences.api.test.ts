import { endpoints, type Preferences } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, PASSWORD } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { UserModel } from '../accounts/index.js';

const api = useTestShop();

const choose = (token: string, preferences: Preferences) =>
  api.call(endpoints.savePreferences, { token, body: { preferences } });

const chosen = async (token: string) =>
  (await api.call(endpoints.checkAdmin, { token })).body.preferences;

describe('what an administrator chose for the screens', () => {
  it('comes with the first call of the next browser', async () => {
    const { token } = await buildAdmin();
    expect(await chosen(token)).toBeUndefined();
    const orders = { form: 'rows', hidden: ['pieces'], widths: { customer: 240 } } as const;
    await choose(token, { lists: { orders: { ...orders, hidden: [...orders.hidden] } } });
    expect(await chosen(token)).toEqual({ lists: { orders } });
  });

  it('of one list leaves those of the others', async () => {
    const { token } = await buildAdmin();
    await choose(token, { lists: { orders: { form: 'rows' } } });
    await choose(token, { lists: { products: { density: 'roomy' } } });
    const { body } = await choose(token, { firstStepsDismissed: true });
    expect(body.preferences).toEqual({
      lists: { orders: { form: 'rows' }, products: { density: 'roomy' } },
      firstStepsDismissed: true,
    });
    await choose(token, { lists: { orders: {} } });
    expect((await chosen(token))?.lists).toEqual({ orders: {}, products: { density: 'roomy' } });
  });

  it('is in the download of their data, and gone with the account', async () => {
    await buildAdmin();
    const { id, token } = await buildAdmin();
    await choose(token, { firstStepsDismissed: true });
    const { body } = await api.call(endpoints.downloadMyData, { token });
    expect(body.workplace).toEqual({ preferences: { firstStepsDismissed: true } });
    await api.call(endpoints.deleteMyAccount, { token, body: { password: PASSWORD } });
    expect(await UserModel.exists({ _id: id })).toBeNull();
    const late = { token, body: { preferences: {} } };
    expect((await api.refuse(endpoints.savePreferences, late)).status).toBe(401);
  });

  it.each<[string, unknown]>([
    ['a list that there is not', { lists: { nothing: {} } }],
    ['a name that is no column', { lists: { orders: { hidden: ['$where'] } } }],
    ['a width beyond the screen', { lists: { orders: { widths: { total: 5_000 } } } }],
    ['more columns than a list has', { lists: { orders: { hidden: Array(31).fill('total') } } }],
    ['something else', { colour: 'red' }],
  ])('is refused with %s', async (_, preferences) => {
    const { token } = await buildAdmin();
    const body = { preferences } as never;
    expect((await api.refuse(endpoints.savePreferences, { token, body })).status).toBe(400);
    expect(await chosen(token)).toBeUndefined();
  });
});
