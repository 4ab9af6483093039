import { endpoints, LIMITS } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildUser, PASSWORD } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { tracesOf } from '../../../testing/traces.js';

const api = useTestShop();

const HOME = { name: 'Ada', line1: 'Main Street 1', city: 'Vienna', country: 'AT' };
const WORK = { company: 'Ada & Co.', line1: 'Harbour 2', postalCode: '10115', country: 'DE' };

const save = (token: string, addresses: object[], version: number) => ({
  token,
  body: { addresses, version },
});

describe('the addresses of an account', () => {
  it('are kept with the default one first, without parts that say nothing', async () => {
    const { token } = await buildUser();
    const none = await api.call(endpoints.getAddresses, { token });
    expect(none.body).toEqual({ success: true, addresses: [], version: 0 });
    const empty = { line2: ' ', city: '' };
    await api.call(endpoints.saveAddresses, save(token, [HOME, { ...WORK, line2: '' }, empty], 0));
    const { body } = await api.call(endpoints.saveAddresses, save(token, [WORK, HOME], 1));
    expect(body).toEqual({ success: true, addresses: [WORK, HOME], version: 2 });
    expect((await api.call(endpoints.getAddresses, { token })).body).toEqual(body);
  });

  it('are not replaced by somebody who has seen others', async () => {
    const { token } = await buildUser();
    await api.call(endpoints.saveAddresses, save(token, [HOME], 0));
    const failure = await api.refuse(endpoints.saveAddresses, save(token, [WORK], 0));
    expect(failure.status).toBe(409);
    expect((await api.call(endpoints.getAddresses, { token })).body.addresses).toEqual([HOME]);
  });

  it('are in the personal data, and go with the account', async () => {
    const { token } = await buildUser();
    await api.call(endpoints.saveAddresses, save(token, [WORK], 0));
    const { body } = await api.call(endpoints.downloadMyData, { token });
    expect(body.addresses).toEqual([WORK]);
    await api.call(endpoints.deleteMyAccount, { token, body: { password: PASSWORD } });
    expect(await tracesOf('Harbour 2')).toEqual([]);
  });

  it('are at most as many as an account can keep', async () => {
    const { token } = await buildUser();
    const many = Array.from({ length: LIMITS.addresses + 1 }, () => HOME);
    expect((await api.refuse(endpoints.saveAddresses, save(token, many, 0))).status).toBe(400);
  });
});
