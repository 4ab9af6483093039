import { endpoints, type EndpointBody } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { dropDrafts } from '../../../lib/storage/drafts';
import { session } from '../../../lib/session/session';
import { forgetAttempt } from '../../checkout';
import { dropCart } from '../../kept-cart';

/** Deletes the signed-in user's account, and their data in this browser. @returns the server's message */
export async function deleteMyAccount(
  body: EndpointBody<typeof endpoints.deleteMyAccount>,
): Promise<string> {
  const { message } = await call(endpoints.deleteMyAccount, { body });
  const user = session.get()?.user;
  if (user) forgetAttempt(user._id);
  dropDrafts();
  session.clear();
  dropCart();
  return message;
}
