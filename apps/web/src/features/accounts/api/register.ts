import { endpoints, type Registration } from '@shop/shared';
import { call } from '../../../lib/api-client';

/** Creates an account. @returns the server's message */
export async function register(registration: Registration): Promise<string> {
  return (await call(endpoints.register, { body: registration })).message;
}
