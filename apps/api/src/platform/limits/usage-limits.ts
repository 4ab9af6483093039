import { checkAll, createCounter, QUARTER_HOUR, times, type Limit } from './counter.js';

/** Limits for one network address and for one account: far above what people do, below what programs can. */
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
  // Each of these calls keeps its reply for a day.
  keyedCreation: {
    address: { most: 10_000, seconds: QUARTER_HOUR },
    account: { most: 1_000, seconds: QUARTER_HOUR },
  },
  checkout: {
    address: { most: 10_000, seconds: 5 * 60 },
    account: { most: 1_000, seconds: 5 * 60 },
  },
  // The account limit is far lower: many shoppers behind one address may all be too late for the last piece.
  refusedCheckout: {
    address: { most: 2_000, seconds: 5 * 60 },
    account: { most: 100, seconds: 5 * 60 },
  },
} as const satisfies Record<string, Record<'address' | 'account', Limit>>;

type Kind = keyof typeof USAGE_LIMITS;

/** The uses that have a limit. */
export const USES = Object.keys(USAGE_LIMITS);

/** One use of something that costs the shop more than a page. */
export interface Use {
  kind: Kind;
  /** The account's id, or the e-mail address of a registration. */
  account: string;
  /** Network address of the caller. */
  address: string;
}

/** Limits how often something is used. */
export interface UsageLimits {
  /**
   * Counts a use.
   * @throws LimitReachedError when there were too many.
   */
  count(use: Use): Promise<void>;
  /**
   * Checks the limits without counting a use.
   * @throws LimitReachedError when there were too many.
   */
  check(use: Use): Promise<void>;
}

/**
 * The database connection must be open.
 * @param factor multiplies every limit.
 */
export function createUsageLimits(factor = 1): UsageLimits {
  const counter = (kind: Kind, of: 'address' | 'account') =>
    createCounter(`${kind}-${of}`, times(factor, USAGE_LIMITS[kind][of]));
  const countersOf = (kind: Kind) => ({
    byAddress: counter(kind, 'address'),
    byAccount: counter(kind, 'account'),
  });
  const counters = {
    passwordChange: countersOf('passwordChange'),
    registration: countersOf('registration'),
    dataDownload: countersOf('dataDownload'),
    orderExport: countersOf('orderExport'),
    keyedCreation: countersOf('keyedCreation'),
    checkout: countersOf('checkout'),
    refusedCheckout: countersOf('refusedCheckout'),
  };
  return {
    async count({ kind, account, address }) {
      const { byAddress, byAccount } = counters[kind];
      const counts = [byAddress(address), byAccount(account)];
      // If one limit is known to be reached, nothing is counted towards the other.
      for (const count of counts) count.refuseIfKnown();
      await Promise.all(counts.map((count) => count.add()));
    },
    async check({ kind, account, address }) {
      const { byAddress, byAccount } = counters[kind];
      await checkAll([byAddress(address), byAccount(account)]);
    },
  };
}
