import { endpoints, type EndpointBody } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { forgetEverybody } from '../../../lib/storage/forget-everybody';
import { session } from '../../../lib/session/session';
import { dropCart } from '../../kept-cart';

/** Deletes the signed-in user's account, and their data in this browser. @returns the server's message */
export async function deleteMyAccount(
  body: EndpointBody<typeof endpoints.deleteMyAccount>,
): Promise<string> {
  const { message } = await call(endpoints.deleteMyAccount, { body });
  forgetEverybody();
  session.clear();
  dropCart();
  return message;
}
