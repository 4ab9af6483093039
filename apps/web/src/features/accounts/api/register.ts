import { endpoints, type Registration } from '@shop/shared';
import { call } from '../../../lib/api-client';

/** Opens an account. Answers the server's words about it. */
export async function register(registration: Registration): Promise<string> {
  return (await call(endpoints.register, { body: registration })).message;
}
