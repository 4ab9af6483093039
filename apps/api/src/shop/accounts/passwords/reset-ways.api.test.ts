import { endpoints } from '@shop/shared';
import { listen, type Listening } from '@shop/front';
import { useTestDatabase } from '@shop/mongo/testing/test-database';
import { afterEach, expect, it } from 'vitest';
import { createApp } from '../../../app/app.js';
import { UPGRADE_PLAN } from '../../../platform/mongo/schema/upgrade-plan.js';
import { apiClient } from '../../../testing/api-client.js';
import { buildAppDeps } from '../../../testing/test-shop.js';
import type { ResetWays } from './reset-links.js';

useTestDatabase(UPGRADE_PLAN);

let server: Listening;

afterEach(() => server.close());

async function shopWith(resetWays: ResetWays) {
  server = await listen(0);
  server.serve(createApp(buildAppDeps({ resetWays })));
  return apiClient(() => `http://127.0.0.1:${server.port}`);
}

it('a shop without a mail server sends no links', async () => {
  const api = await shopWith({ link: false, answer: true });
  expect((await api.call(endpoints.getResetWays)).body).toMatchObject({ link: false });
  const body = { email: 'ada@example.test' };
  expect((await api.refuse(endpoints.sendResetLink, { body })).status).toBe(409);
});

it('answers are refused where they are switched off, by either call', async () => {
  const api = await shopWith({ link: true, answer: false });
  const body = { email: 'ada@example.test', answer: 'Kapil Dev', newpassword: 'a new horse' };
  for (const endpoint of [endpoints.resetPassword, endpoints.login])
    expect((await api.refuse(endpoint, { body })).status).toBe(409);
});
