import { setTimeout } from 'node:timers/promises';
import type { Account } from '../account/account.js';
import type { Fault } from '../control/faults.js';
import {
  answerApi,
  checkRequest,
  keyOf,
  newRequestId,
  refused,
  type ApiReply,
  type ApiRequest,
} from './answer-api.js';
import { ApiError } from './api-error.js';

/** Keys of the requests that are being carried out. */
export type InFlight = Set<string>;

const REFUSALS: Partial<Record<Fault['kind'], ApiError>> = {
  error: new ApiError(500, 'An error occurred on our side.', { type: 'api_error' }),
  rateLimit: new ApiError(429, 'Too many requests.', { code: 'rate_limit' }),
  conflict: keyInUse(),
};

/**
 * @param fault how the request fails, if it does.
 * @param hungUp waits until the caller has ended the connection.
 * @returns the reply; undefined if the connection is to be cut.
 */
export async function answerFaulty(
  account: Account,
  inFlight: InFlight,
  request: ApiRequest,
  { fault, hungUp }: { fault: Fault | undefined; hungUp: () => Promise<unknown> },
): Promise<ApiReply | undefined> {
  const id = newRequestId();
  const key = keyOf(request);
  try {
    checkRequest(account, request);
    if (key !== undefined && inFlight.has(key)) throw keyInUse();
    const refusal = fault && REFUSALS[fault.kind];
    if (refusal) throw refusal;
  } catch (error) {
    if (error instanceof ApiError) return refused(error, id);
    throw error;
  }
  if (fault?.kind === 'cutBefore') return undefined;
  if (key !== undefined) inFlight.add(key);
  try {
    if (fault?.ms !== undefined) await setTimeout(fault.ms);
    if (fault?.kind === 'hang') {
      await hungUp();
      return undefined;
    }
    const reply = answerApi(account, request, id);
    if (fault?.kind === 'errorAfter') return failedAfter(account, key, reply);
    return fault?.kind === 'cutAfter' ? undefined : reply;
  } finally {
    if (key !== undefined) inFlight.delete(key);
  }
}

/** The API repeats an error of its own for the same key, too. */
function failedAfter(account: Account, key: string | undefined, { headers }: ApiReply): ApiReply {
  const error = new ApiError(500, 'An error occurred on our side.', { type: 'api_error' });
  const body = JSON.stringify(error.body);
  const saved = key === undefined ? undefined : account.state.get('reply', key);
  if (saved) account.state.put('reply', { ...saved, status: error.status, body });
  return { status: error.status, headers, body };
}

function keyInUse(): ApiError {
  return new ApiError(409, 'There is another request in progress with this Idempotency-Key.', {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
  });
}
