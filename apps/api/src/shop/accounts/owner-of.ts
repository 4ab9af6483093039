import type { Client } from '@shop/front';
import type { CurrentUser } from '@shop/http/access';
import type { GuessLimits } from '../../platform/limits/guess-limits.js';
import type { Owner } from './prove-owner.js';

interface Call {
  user: CurrentUser;
  client: Client;
  requestId: string;
}

/** The caller of a request, as an owner who may have to re-authenticate. */
export function ownerOf(
  { user, client, requestId }: Call,
  { guessLimits }: { guessLimits: GuessLimits },
): Owner {
  return { ...user, requestId, client, guessLimits };
}
