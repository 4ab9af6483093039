import { endpoints, type EndpointBody } from '@shop/shared';
import { call } from '../../../../../lib/http/api-client';

/** Has the shopper told when something is in stock again. @returns the server's message */
export async function askForStock(
  body: EndpointBody<typeof endpoints.askForStock>,
): Promise<string> {
  return (await call(endpoints.askForStock, { body })).message;
}
