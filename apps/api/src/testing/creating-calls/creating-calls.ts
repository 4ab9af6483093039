import type { Endpoint } from '@shop/shared';
import type { CallInput } from '../api-client.js';
import { ACCOUNT_CREATING_CALLS } from './accounts.js';
import { CATALOG_CREATING_CALLS } from './catalog.js';
import { ORDER_CREATING_CALLS } from './orders.js';
import { PRICING_CREATING_CALLS } from './pricing.js';
import { PROGRAM_CREATING_CALLS } from './programs.js';

/** A call that creates something, for tests of what its repeats do. */
export interface BuiltCall {
  endpoint: Endpoint;
  /** Every call sends it anew: a form can't be sent twice. */
  input: () => CallInput;
  /** The same call with another body. */
  other: () => CallInput;
  /** How many things there are that the call creates. */
  count: () => Promise<number>;
  /** Whether it goes on after it is written. The first reply tells how it ended, a repeated one that it was begun. */
  goesOn?: true;
}

/** A call of each endpoint that creates something, by the endpoint's name. */
export const CREATING_CALLS = {
  ...ACCOUNT_CREATING_CALLS,
  ...CATALOG_CREATING_CALLS,
  ...PRICING_CREATING_CALLS,
  ...PROGRAM_CREATING_CALLS,
  ...ORDER_CREATING_CALLS,
} satisfies Record<string, () => Promise<BuiltCall>>;

/** The same input with an `Idempotency-Key`. */
export function withKey(input: CallInput, key: string): CallInput {
  return { ...input, headers: { 'Idempotency-Key': key } };
}
