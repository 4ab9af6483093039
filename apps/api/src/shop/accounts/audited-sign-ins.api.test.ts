import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../audit/index.js';
import { buildAdmin, buildUser, PASSWORD } from '../../testing/factories.js';
import { buildUserWithSecondFactor, codeOf, turnOn } from '../../testing/second-factors.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

async function entries() {
  const { token } = await buildAdmin();
  return (await api.call(endpoints.listAuditEntries, { token })).body.entries;
}

describe('the audit entries of an administrator’s account', () => {
  it('has an entry of a sign-in, in its request, without the network address', async () => {
    const { id, email } = await buildAdmin();
    const reply = await api.call(endpoints.login, {
      body: { email, password: PASSWORD },
      headers: { 'User-Agent': 'shop-client/1.0' },
    });
    const found = await entries();
    expect(found).toMatchObject([
      {
        action: 'signIn',
        by: { _id: id, email },
        subject: { kind: 'user', _id: id, name: email },
        before: null,
        after: { client: 'shop-client' },
        requestId: reply.headers.get('x-request-id'),
      },
    ]);
    expect(JSON.stringify(found)).not.toContain('127.0.0');
  });

  it('has an entry of a wrong code, but not of a missing one', async () => {
    const { email } = await buildUserWithSecondFactor({ role: 1 });
    await api.refuse(endpoints.login, { body: { email, password: PASSWORD } });
    await api.refuse(endpoints.login, { body: { email, password: PASSWORD, otp: '000000' } });
    expect((await entries()).map(({ action }) => action)).toEqual(['failSecondFactor']);
  });

  it('has entries of the second factor turned on and off, without its secret', async () => {
    const { token } = await buildAdmin();
    const { secret, recoveryCodes, token: fresh } = await turnOn(api, token);
    await api.call(endpoints.turnOffSecondFactor, {
      token: fresh,
      body: { password: PASSWORD, otp: codeOf(secret, 1) },
    });
    const found = await entries();
    expect(found).toMatchObject([
      { action: 'turnOffSecondFactor', after: { secondFactor: false } },
      { action: 'turnOnSecondFactor', after: { secondFactor: true } },
    ]);
    const stored = JSON.stringify(await AuditEntryModel.find().lean());
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden);
  });

  it('has an entry of sessions ended together, with how many there were', async () => {
    const { email, token } = await buildAdmin();
    await api.call(endpoints.login, { body: { email, password: PASSWORD } });
    const { body } = await api.call(endpoints.endOtherSessions, { token });
    await api.call(endpoints.endAllSessions, { token: body.token });
    expect((await entries()).filter(({ action }) => action === 'endSessions')).toMatchObject([
      { before: { sessions: 1 }, after: { sessions: 0 } },
      { before: { sessions: 2 }, after: { sessions: 1 } },
    ]);
  });

  it('has no entry of what shoppers do', async () => {
    const { email, token } = await buildUser();
    await api.call(endpoints.login, { body: { email, password: PASSWORD } });
    const on = await turnOn(api, token);
    await api.call(endpoints.endAllSessions, { token: on.token });
    expect(await entries()).toEqual([]);
  });
});
