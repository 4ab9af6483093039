import { endpoints, type Registration } from '@shop/shared';
import { call } from '../../../lib/http/api-client';

/** Creates an account, once for each key. @returns the server's message */
export async function register(registration: Registration, key: string): Promise<string> {
  const headers = { 'idempotency-key': key };
  return (await call(endpoints.register, { headers, body: registration })).message;
}
