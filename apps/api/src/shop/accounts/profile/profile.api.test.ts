import { endpoints, ROLE } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../../testing/factories.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();
const { signIn, isSignedIn } = sessionsOf(api);

const NEW_PASSWORD = 'a brand new one';

describe('PUT /auth/profile', () => {
  it('changes what is given and keeps the rest', async () => {
    const { token, email } = await buildUser();
    const body = {
      name: 'Ada Lovelace',
      email: 'other@example.test',
      role: 1,
      password: '',
      phone: '',
      address: 'Hill 2',
    };
    const refused = await api.refuse(endpoints.updateProfile, { token, body });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'phone' }] });
    const reply = await api.call(endpoints.updateProfile, {
      token,
      body: { ...body, phone: '555 0199' },
    });
    expect(reply.body).toMatchObject({
      message: 'profile updated successfully',
      updatedUser: {
        name: 'Ada Lovelace',
        email,
        phone: '555 0199',
        address: 'Hill 2',
        role: ROLE.shopper,
      },
    });
    expect(await isSignedIn(token)).toBe(true);
  });

  it('ends every earlier token when the password changes, and returns a fresh one [R2]', async () => {
    const { token, email } = await buildUser();
    const { body } = await api.call(endpoints.updateProfile, {
      token,
      body: { address: 'Hill 2', password: NEW_PASSWORD },
    });
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(body.token ?? '')).toBe(true);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('lets exactly one of several new passwords at the same moment win, with a token that works', async () => {
    const { token, email } = await buildUser();
    const results = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        const password = `new password ${index}`;
        const init = {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', Authorization: token },
        };
        const response = await api.fetch('/api/v1/auth/profile', {
          ...init,
          body: JSON.stringify({ address: 'Hill 2', password }),
        });
        return {
          password,
          status: response.status,
          body: (await response.json()) as { token?: string },
        };
      }),
    );
    const winners = results.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await isSignedIn(winners[0]?.body.token ?? '')).toBe(true);
    expect((await signIn(email, winners[0]?.password)).status).toBe(200);
  });

  it('requires the address [S5.2]', async () => {
    const { token } = await buildUser();
    const failure = await api.refuse(endpoints.updateProfile, { token, body: { name: 'Ada' } });
    expect(failure).toMatchObject({
      status: 400,
      message: 'Address is required',
      errors: [{ field: 'address' }],
    });
  });
});
