import { endpoints, type EndpointBody } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { forgetHere } from '../../accounts';

/** Deletes the signed-in user's account, and their data in this browser. @returns the server's message */
export async function deleteMyAccount(
  body: EndpointBody<typeof endpoints.deleteMyAccount>,
): Promise<string> {
  const { message } = await call(endpoints.deleteMyAccount, { body });
  forgetHere();
  return message;
}
