import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import type { Mailbox } from '../mails/mailbox.js';

/** The names of the calls that `inviteStaff` makes. */
export const INVITATION_CALLS = [
  'inviteStaff',
  'renewInvitation',
  'readInvitation',
  'acceptInvitation',
  'withdrawInvitation',
];

/** Invites two people: one accepts by the second link, the other's invitation is withdrawn. */
export async function inviteStaff(
  visitor: ApiClient,
  admin: ApiClient,
  mailbox: Mailbox,
): Promise<void> {
  const shopper = await buildShopper(visitor);
  const { email } = shopper;
  const first = await invite(admin, email);
  const earlier = await mailbox.linkToken('invitation', email);
  await admin.call(endpoints.renewInvitation, { params: { id: first } });
  const body = { token: await mailbox.linkToken('invitation', email, earlier) };
  await visitor.call(endpoints.readInvitation, { body });
  await (await visitor.signIn(shopper)).call(endpoints.acceptInvitation, { body });
  const second = await invite(admin, 'somebody-else@example.com');
  await admin.call(endpoints.withdrawInvitation, { params: { id: second } });
}

async function invite(admin: ApiClient, email: string): Promise<string> {
  const body = { email, permissions: ['orders' as const] };
  return (await admin.call(endpoints.inviteStaff, { body })).invitation._id;
}
