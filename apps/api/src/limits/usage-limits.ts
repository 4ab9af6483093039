import type { Reached } from '../http/errors.js';
import { checkAll, createCounter, QUARTER_HOUR, times, type Limit } from './counter.js';

/** From one network address, and for one account: far above what people do, below what programs could. */
const USAGE_LIMITS = {
  passwordChange: {
    address: { most: 200, seconds: QUARTER_HOUR },
    account: { most: 20, seconds: QUARTER_HOUR },
  },
  registration: {
    address: { most: 200, seconds: QUARTER_HOUR },
    account: { most: 10, seconds: QUARTER_HOUR },
  },
  dataDownload: {
    address: { most: 200, seconds: QUARTER_HOUR },
    account: { most: 20, seconds: QUARTER_HOUR },
  },
  orderExport: {
    address: { most: 200, seconds: QUARTER_HOUR },
    account: { most: 60, seconds: QUARTER_HOUR },
  },
  checkout: {
    address: { most: 10_000, seconds: 5 * 60 },
    account: { most: 1_000, seconds: 5 * 60 },
  },
  // Per account far fewer than per address: a crowd behind one address may all be too late for the last piece.
  refusedCheckout: {
    address: { most: 2_000, seconds: 5 * 60 },
    account: { most: 100, seconds: 5 * 60 },
  },
} as const satisfies Record<string, Record<'address' | 'account', Limit>>;

type Kind = keyof typeof USAGE_LIMITS;

/** What has a usage limit. */
export const USES = Object.keys(USAGE_LIMITS);

/** One use of something that costs the shop more than a page does. */
export interface Use {
  kind: Kind;
  /** The account it is for: an id, or the e-mail address that registers. */
  account: string;
  /** Network address of the caller. */
  address: string;
}

/** Limits how often something is used. */
export interface UsageLimits {
  /**
   * Counts a use.
   * @throws HttpError 429 when there were too many.
   */
  count(use: Use): Promise<void>;
  /**
   * Counts nothing.
   * @throws HttpError 429 when there were too many.
   */
  check(use: Use): Promise<void>;
}

/**
 * Needs the connection to be open.
 * @param factor what every limit is multiplied by.
 */
export function createUsageLimits(factor = 1): UsageLimits {
  const counter = (kind: Kind, of: Reached) => {
    const limit = times(factor, USAGE_LIMITS[kind][of]);
    // A profile is changed with a password or without one; every other call is one use.
    return createCounter(`${kind}-${of}`, limit, kind === 'passwordChange' ? undefined : of);
  };
  const countersOf = (kind: Kind) => ({
    byAddress: counter(kind, 'address'),
    byAccount: counter(kind, 'account'),
  });
  const counters = {
    passwordChange: countersOf('passwordChange'),
    registration: countersOf('registration'),
    dataDownload: countersOf('dataDownload'),
    orderExport: countersOf('orderExport'),
    checkout: countersOf('checkout'),
    refusedCheckout: countersOf('refusedCheckout'),
  };
  return {
    async count({ kind, account, address }) {
      const { byAddress, byAccount } = counters[kind];
      const counts = [byAddress(address), byAccount(account)];
      // A limit that is known to be reached uses up nothing of the other.
      for (const count of counts) count.refuseIfKnown();
      await Promise.all(counts.map((count) => count.add()));
    },
    async check({ kind, account, address }) {
      const { byAddress, byAccount } = counters[kind];
      await checkAll([byAddress(address), byAccount(account)]);
    },
  };
}
