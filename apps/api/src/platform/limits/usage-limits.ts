import type { CreatingCall } from '@shop/mongo/creations';
import { limitUses, type UsageLimits as Limits } from '@shop/mongo/limits';
import { QUARTER_HOUR } from './periods.js';

/** Limits for one network address and for one account: far above what people do, below what programs can. */
const USAGE_LIMITS = {
  passwordChange: {
    address: { most: 200, seconds: QUARTER_HOUR },
    account: { most: 20, seconds: QUARTER_HOUR },
  },
  resetLink: {
    address: { most: 200, seconds: QUARTER_HOUR },
    account: { most: 5, seconds: QUARTER_HOUR },
  },
  stockAlert: {
    address: { most: 600, seconds: QUARTER_HOUR },
    account: { most: 60, seconds: QUARTER_HOUR },
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
  customerExport: {
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
  // Each of these calls asks the payment provider, which has limits of its own.
  paymentCheck: {
    address: { most: 2_000, seconds: 5 * 60 },
    account: { most: 60, seconds: 5 * 60 },
  },
  // Each call by an API key; the account is the key.
  apiKey: {
    address: { most: 30_000, seconds: 5 * 60 },
    account: { most: 3_000, seconds: 5 * 60 },
  },
  // Unknown codes of promotions in quotes, which need no account.
  codeGuess: {
    address: { most: 300, seconds: QUARTER_HOUR },
    account: { most: 300, seconds: QUARTER_HOUR },
  },
  // Tokens that no link to pay has; they need no account.
  payLinkGuess: {
    address: { most: 300, seconds: QUARTER_HOUR },
    account: { most: 300, seconds: QUARTER_HOUR },
  },
  // The account limit is far lower: many shoppers behind one address may all be too late for the last piece.
  refusedCheckout: {
    address: { most: 2_000, seconds: 5 * 60 },
    account: { most: 100, seconds: 5 * 60 },
  },
};

/** The uses that have a limit. */
export const USES = Object.keys(USAGE_LIMITS);

/** Limits how often something is used that costs the shop more than a page. */
export type UsageLimits = Limits<keyof typeof USAGE_LIMITS>;

/**
 * The database connection must be open.
 * @param factor multiplies every limit.
 */
export function createUsageLimits(factor = 1): UsageLimits {
  return limitUses(USAGE_LIMITS, factor);
}

/** Counts the creating calls of signed-in users that are kept under a key. */
export function countKeyedCreations(limits: UsageLimits) {
  return async ({ user, address }: Pick<CreatingCall, 'user' | 'address'>): Promise<void> => {
    if (!user) return;
    await limits.count({ kind: 'keyedCreation', account: user._id.toHexString(), address });
  };
}
