import type { Request } from 'express';
import type { CurrentUser } from '../http/access.js';
import { clientAddress } from '../http/client-address.js';
import type { GuessLimits } from '../limits/guess-limits.js';
import type { Owner } from './prove-owner.js';

interface Call {
  user: CurrentUser;
  req: Request;
  requestId: string;
}

/** The caller of a request, as someone who may have to prove themselves again. */
export function ownerOf(
  { user, req, requestId }: Call,
  { guessLimits }: { guessLimits: GuessLimits },
): Owner {
  return { ...user, requestId, address: clientAddress(req), guessLimits };
}
