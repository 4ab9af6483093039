import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { codeOf, turnOnSecondFactor } from '@shop/test-shop/client/second-factor';
import type { Mailbox } from '../mails/mailbox.js';

/** The network address of the visitor. */
export const IP = '10.7.0.1';

/** The names of the calls that `useAccounts` makes. */
export const ACCOUNT_CALLS = [
  'resetPasswordByLink',
  'endSession',
  'keepCart',
  'saveAddresses',
  'turnOnSecondFactor',
  'turnOffSecondFactor',
  'resetSecondFactor',
];

/** What shoppers do with their accounts, and an administrator with their second factor. */
export async function useAccounts(
  visitor: ApiClient,
  admin: ApiClient,
  mailbox: Mailbox,
): Promise<void> {
  const credentials = await buildShopper(visitor);
  await visitor.session(credentials);
  const shopper = await visitor.signIn(credentials);
  const { sessions } = await shopper.call(endpoints.listSessions);
  const sessionId = sessions.find(({ current }) => !current)?._id ?? '';
  await shopper.call(endpoints.endSession, { params: { sessionId } });
  const { version } = await shopper.call(endpoints.getCart);
  const kept = await shopper.call(endpoints.keepCart, { body: { items: [], version } });
  await shopper.call(endpoints.keepCart, { body: { items: [], version: kept.version } });
  const book = await shopper.call(endpoints.getAddresses);
  const addresses = [{ line1: 'Main Street 1', country: 'AT' }];
  await shopper.call(endpoints.saveAddresses, { body: { addresses, version: book.version } });
  const { password } = credentials;
  const { token, secret } = await turnOnSecondFactor(shopper, password);
  const body = { password, otp: codeOf(secret) };
  await visitor.as({ ip: IP, token }).call(endpoints.turnOffSecondFactor, { body });
  await turnOnSecondFactor(await visitor.signIn(credentials), password);
  const { users } = await admin.call(endpoints.listUsers, { query: { search: credentials.email } });
  const params = { userId: users[0]?._id ?? '' };
  await admin.call(endpoints.resetSecondFactor, { params });
  const forgetful = await buildShopper(visitor);
  await visitor.call(endpoints.sendResetLink, { body: { email: forgetful.email } });
  const link = await mailbox.linkToken('reset-password', forgetful.email);
  const newpassword = 'A new password';
  await visitor.call(endpoints.resetPasswordByLink, { body: { token: link, newpassword } });
}
