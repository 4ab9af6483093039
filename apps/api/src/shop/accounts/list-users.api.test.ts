import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

describe('GET /auth/all-users', () => {
  it('lists everyone, newest first, paged, without any secret [S7.22 R16]', async () => {
    const admin = await buildAdmin();
    const users = [await buildUser(), await buildUser()];
    const { body } = await api.call(endpoints.listUsers, { token: admin.token });
    expect(body.users.map(({ email }) => email)).toEqual([
      users[1]?.email,
      users[0]?.email,
      admin.email,
    ]);
    expect(body.total).toBe(3);
    const second = await api.call(endpoints.listUsers, {
      token: admin.token,
      query: { page: 2, pageSize: 2 },
    });
    expect(second.body.users.map(({ email }) => email)).toEqual([admin.email]);
    const oldest = await api.call(endpoints.listUsers, {
      token: admin.token,
      query: { sort: 'oldest' },
    });
    expect(oldest.body.users).toEqual(body.users.toReversed());
    expect(JSON.stringify(body)).not.toMatch(/hash|\$2b\$/i);
  });

  it('finds users by the beginnings of words in their name or address, and takes no pattern', async () => {
    const { token, email } = await buildAdmin();
    const lovelace = await buildUser({ name: 'Ada Lovelace' });
    const byron = await buildUser({ name: 'Anne Isabella Byron' });
    const found = async (search: string) => {
      const { body } = await api.call(endpoints.listUsers, { token, query: { search } });
      expect(body.total).toBe(body.users.length);
      return body.users.map((user) => user.email);
    };
    expect(await found(lovelace.email.toUpperCase())).toEqual([lovelace.email]);
    expect(await found('ada')).toEqual([byron.email, lovelace.email, email]);
    expect(await found(' BYR ')).toEqual([byron.email]);
    expect(await found('love ada')).toEqual([lovelace.email]);
    expect(await found('ada grace')).toEqual([email]);
    expect(await found('')).toHaveLength(3);
    for (const search of ['.*', '^ada', '@example.test', 'ovelace', '$ne'])
      expect(await found(search)).toEqual([]);
    await api.call(endpoints.updateProfile, {
      token: lovelace.token,
      body: { name: 'Ada King', address: 'Hill 2' },
    });
    expect(await found('lovelace')).toEqual([]);
    expect(await found('king')).toEqual([lovelace.email]);
  });

  it('finds names with accents whether they are typed or not', async () => {
    const { token } = await buildAdmin();
    const zoe = await buildUser({ name: 'Zoë Groß' });
    for (const search of ['zoe', 'ZOË', 'gross', 'groß']) {
      const { body } = await api.call(endpoints.listUsers, { token, query: { search } });
      expect(body.users.map(({ email }) => email)).toEqual([zoe.email]);
    }
    const { body } = await api.call(endpoints.listUsers, { token, query: { search: '\u20dd' } });
    expect(body.total).toBe(0);
  });
});
