import { listen, type Listening } from '@shop/front';
import { useTestDatabase } from '@shop/mongo/testing/test-database';
import { JobModel } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { afterEach, expect, it } from 'vitest';
import { createApp } from '../../../app/app.js';
import { UPGRADE_PLAN } from '../../../platform/mongo/schema/upgrade-plan.js';
import { apiClient } from '../../../testing/api-client.js';
import { buildAdmin, buildUser } from '../../../testing/factories.js';
import { buildAppDeps } from '../../../testing/test-shop.js';

useTestDatabase(UPGRADE_PLAN);

let server: Listening;

afterEach(() => server.close());

it('a shop without a mail server shows the link once, to who invites', async () => {
  server = await listen(0);
  server.serve(createApp(buildAppDeps({ resetWays: { link: false, answer: true } })));
  const api = apiClient(() => `http://127.0.0.1:${server.port}`);
  const { token } = await buildAdmin();
  const { email, token: invited } = await buildUser();
  const body = { email, permissions: ['orders' as const] };
  const reply = (await api.call(endpoints.inviteStaff, { token, body })).body;
  const params = { id: reply.invitation._id };
  const renewed = (await api.call(endpoints.renewInvitation, { token, params })).body;
  const tokenOf = (link = '') => link.replace('/dashboard/invitation?token=', '');
  const { invitations } = (await api.call(endpoints.listStaff, { token })).body;
  expect(JSON.stringify(invitations)).not.toContain(tokenOf(renewed.link));
  expect(await JobModel.countDocuments({ key: /invitation/ })).toBe(0);
  const accept = (link?: string) =>
    api.send(endpoints.acceptInvitation, { token: invited, body: { token: tokenOf(link) } });
  expect((await accept(reply.link)).status).toBe(404);
  expect((await accept(renewed.link)).status).toBe(200);
});
