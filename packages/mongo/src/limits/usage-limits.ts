import { checkAll, createCounter, forEachKey, times, type Limit } from './counter.js';

/** How often each kind of use is allowed from one network address and for one account. */
export type UsageRules<Kind extends string> = Record<Kind, Record<'address' | 'account', Limit>>;

/** One use of something that costs the shop more than a page. */
export interface Use<Kind extends string> {
  kind: Kind;
  /** The account's id, or the e-mail address of a registration. */
  account: string;
  /** Network address of the caller. */
  address: string;
}

/** Limits how often something is used. */
export interface UsageLimits<Kind extends string> {
  /**
   * Counts a use.
   * @throws LimitReachedError when there were too many.
   */
  count(use: Use<Kind>): Promise<void>;
  /**
   * Checks the limits without counting a use.
   * @throws LimitReachedError when there were too many.
   */
  check(use: Use<Kind>): Promise<void>;
}

/**
 * The database connection must be open.
 * @param factor multiplies every limit.
 */
export function limitUses<Kind extends string>(
  rules: UsageRules<Kind>,
  factor: number,
): UsageLimits<Kind> {
  const counters = forEachKey(rules, (kind, limits) => ({
    byAddress: createCounter(`${kind}-address`, times(factor, limits.address)),
    byAccount: createCounter(`${kind}-account`, times(factor, limits.account)),
  }));
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
