import { endpoints, type Endpoint } from '@shop/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { createApp } from '../../../app/app.js';
import { apiClient } from '../../../testing/api-client.js';
import { buildAdmin, buildUser, PASSWORD, unknownId } from '../../../testing/factories.js';
import { turnOn } from '../../../testing/second-factors.js';
import { buildAppDeps, TEST_SECRET, useTestShop } from '../../../testing/test-shop.js';
import { createSessions } from '../sessions/sessions.js';

useTestShop();

const adminCalls = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { access }]) => access === 'admin',
);

let strict: Listening;
const api = apiClient(() => `http://127.0.0.1:${strict.port}`);

beforeAll(async () => {
  strict = await listen(0);
  const sessions = createSessions({ secret: TEST_SECRET, adminSecondFactor: 'required' });
  strict.serve(createApp(buildAppDeps({ sessions })));
});

afterAll(() => strict.close());

const anyParams = { id: unknownId(), userId: unknownId(), orderId: unknownId() };

describe('a shop that requires a second factor of administrators', () => {
  it.each(adminCalls)('refuses %s until there is one', async (_name, endpoint) => {
    const { token } = await buildAdmin();
    expect(await api.refuse(endpoint, { token, params: anyParams })).toMatchObject({
      status: 403,
      secondFactor: 'missing',
      message: 'Set up your second factor first',
    });
  });

  it('says so at the sign-in, and lets them set it up', async () => {
    const { email } = await buildAdmin();
    const { body } = await api.call(endpoints.login, { body: { email, password: PASSWORD } });
    expect(body).toMatchObject({ secondFactor: 'missing' });
    const token = 'token' in body ? body.token : '';
    const state = await api.call(endpoints.getSecondFactor, { token });
    expect(state.body.secondFactor).toEqual({ since: null, recoveryCodes: 0, required: true });
    const on = await turnOn(api, token);
    expect((await api.call(endpoints.checkAdmin, { token: on.token })).body.ok).toBe(true);
  });

  it('asks nothing of shoppers', async () => {
    const { email, token } = await buildUser();
    const { body } = await api.call(endpoints.login, { body: { email, password: PASSWORD } });
    expect(body).not.toHaveProperty('secondFactor');
    expect((await api.call(endpoints.checkUser, { token })).body.ok).toBe(true);
  });
});
