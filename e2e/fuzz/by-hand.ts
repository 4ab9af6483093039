import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { codeOf, turnOnSecondFactor } from '@shop/test-shop/client/second-factor';

const IP = '10.7.0.1';

/**
 * Makes each call that succeeds only with data from an earlier reply, such as a session's id or a current code.
 * @returns the names of the calls that succeeded.
 * @throws Error when the shop refuses.
 */
export async function callByHand(origin: string): Promise<string[]> {
  const visitor = new ApiClient(origin, { ip: IP });
  const credentials = await buildShopper(visitor);
  await visitor.session(credentials);
  const shopper = await visitor.signIn(credentials);
  const { sessions } = await shopper.call(endpoints.listSessions);
  const sessionId = sessions.find(({ current }) => !current)?._id ?? '';
  await shopper.call(endpoints.endSession, { params: { sessionId } });
  const { version } = await shopper.call(endpoints.getCart);
  const kept = await shopper.call(endpoints.keepCart, { body: { items: [], version } });
  await shopper.call(endpoints.keepCart, { body: { items: [], version: kept.version } });
  const { password } = credentials;
  const { token, secret } = await turnOnSecondFactor(shopper, password);
  const body = { password, otp: codeOf(secret) };
  await visitor.as({ ip: IP, token }).call(endpoints.turnOffSecondFactor, { body });
  await turnOnSecondFactor(await visitor.signIn(credentials), password);
  const admin = await visitor.signIn(ADMIN);
  const { users } = await admin.call(endpoints.listUsers, { query: { search: credentials.email } });
  const params = { userId: users[0]?._id ?? '' };
  await admin.call(endpoints.resetSecondFactor, { params });
  return [
    'endSession',
    'keepCart',
    'turnOnSecondFactor',
    'turnOffSecondFactor',
    'resetSecondFactor',
  ];
}
