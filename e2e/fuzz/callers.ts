import { ApiClient } from '../shop/api-client.js';
import { ADMIN, INES, MAYA } from '../shop/people.js';
import { parsed } from './reply-check.js';
import type { CallerName } from './requests.js';
import type { Reply } from './transport.js';

export type Tokens = Record<CallerName, string | undefined>;

/** Signs in everybody who calls. */
export async function signInCallers(origin: string): Promise<Tokens> {
  const visitor = new ApiClient(origin);
  return {
    nobody: undefined,
    shopper: (await visitor.session(MAYA)).token,
    admin: (await visitor.session(ADMIN)).token,
    // An account of its own: its password changes, which ends its earlier tokens.
    'profile-editor': (await visitor.session(INES)).token,
    forger: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1NjcifQ.',
  };
}

/** The token in a reply, such as the one that comes with a new password. */
export function tokenIn(reply: Reply | string): string | undefined {
  const body = typeof reply === 'string' ? undefined : parsed(reply.text);
  const token = body && typeof body === 'object' && 'token' in body ? body.token : undefined;
  return typeof token === 'string' ? token : undefined;
}
