import { endpoints } from '@shop/shared';
import bcrypt from 'bcrypt';
import { describe, expect, it } from 'vitest';
import { buildRegistration, buildUser } from '../../../testing/factories.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../user.model.js';

const api = useTestShop();
const { signIn, signInStatus } = sessionsOf(api);

async function registered(password: string): Promise<string> {
  const registration = buildRegistration({ password });
  await api.call(endpoints.register, { body: registration });
  return registration.email;
}

describe('a password', () => {
  it('of eight NULs is not opened by one', async () => {
    const email = await registered('\0'.repeat(8));
    expect(await signInStatus(email, '\0')).toBe(401);
    expect((await signIn(email, '\0'.repeat(8))).status).toBe(200);
  });

  it('is the same however the keyboard composes its letters', async () => {
    const email = await registered('crème brûlée'.normalize('NFC'));
    expect((await signIn(email, 'crème brûlée'.normalize('NFD'))).status).toBe(200);
  });

  it('that is not well-formed Unicode is refused', async () => {
    for (const field of ['password', 'name', 'address', 'answer']) {
      const body = { ...buildRegistration(), [field]: 'correct horse \ud800' };
      const failure = await api.refuse(endpoints.register, { body });
      expect(failure).toMatchObject({ status: 400, errors: [{ field }] });
    }
    const body = { email: 'ada@example.test', password: 'correct horse \udfff' };
    expect((await api.refuse(endpoints.login, { body })).status).toBe(400);
  });
});

describe('a hash of an earlier version', () => {
  const PASSWORD = 'x'.repeat(72);

  async function buildEarlier() {
    const { id, email } = await buildUser();
    const passwordHash = await bcrypt.hash(PASSWORD, 10);
    await UserModel.updateOne(
      { _id: id },
      { $set: { passwordHash }, $unset: { passwordScheme: 1 } },
    );
    const stored = () => UserModel.findById(id).select('+passwordHash +passwordScheme').lean();
    return { email, passwordHash, stored };
  }

  it('keeps working, and is replaced at the next sign-in', async () => {
    const { email, passwordHash, stored } = await buildEarlier();
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    const replaced = await stored();
    expect(replaced?.passwordHash).not.toBe(passwordHash);
    expect(replaced?.passwordScheme).toBe('nfkc-sha256-bcrypt');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect(await signInStatus(email, `${PASSWORD}x`)).toBe(401);
  });

  it('is not opened by a longer password, nor replaced by a wrong one', async () => {
    const { email, passwordHash, stored } = await buildEarlier();
    expect(await signInStatus(email, `${PASSWORD}x`)).toBe(401);
    expect((await stored())?.passwordHash).toBe(passwordHash);
  });
});
