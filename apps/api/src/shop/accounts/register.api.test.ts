import { endpoints, ROLE } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { ANSWER, buildRegistration, PASSWORD } from '../../testing/factories.js';
import { sessionsOf } from '../../testing/sessions.js';
import { useTestShop } from '../../testing/test-shop.js';
import { UserModel } from './user.model.js';

const api = useTestShop();
const { signIn } = sessionsOf(api);

describe('POST /auth/register', () => {
  it('opens a shopper’s account and stores no secret in plain text [S3.4]', async () => {
    const registration = buildRegistration();
    const { body } = await api.call(endpoints.register, {
      body: { ...registration, role: 1, _id: 'x', tokenVersion: 9 },
    });
    expect(body).toMatchObject({
      message: 'User registered successfully',
      user: { role: ROLE.shopper },
    });
    const stored = JSON.stringify(
      await UserModel.findOne().select('+passwordHash +answerHash').lean(),
    );
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(ANSWER);
  });

  it('allows one account for an address, whatever its case [R17]', async () => {
    await api.call(endpoints.register, { body: buildRegistration({ email: 'Ada@Example.test' }) });
    const again = await api.refuse(endpoints.register, {
      body: buildRegistration({ email: ' aDA@example.TEST ' }),
    });
    expect(again).toMatchObject({ status: 409, message: 'Already registered, please login' });
    expect((await signIn('ADA@example.test')).status).toBe(200);
  });

  it('lets exactly one of several at the same moment succeed', async () => {
    const body = JSON.stringify(buildRegistration());
    const register = () =>
      api.fetch('/api/v1/auth/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await register()).status),
    );
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    ['name', ''],
    ['email', 'not an address'],
    ['email', { $ne: null }],
    ['password', 'short'],
    ['password', 'x'.repeat(73)],
    ['phone', undefined],
    ['address', '   '],
    ['answer', null],
  ])('refuses %s = %j at the field', async (field, value) => {
    const failure = await api.refuse(endpoints.register, {
      body: { ...buildRegistration(), [field]: value },
    });
    expect(failure).toMatchObject({ status: 400, errors: [{ field }] });
    expect(await UserModel.countDocuments({})).toBe(0);
  });
});
