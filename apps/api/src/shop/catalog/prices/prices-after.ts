import { dollarsFromCents } from '@shop/shared';
import type { PastPrice, PriceHistory } from './price-history.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back the lowest price before a sale is looked for. */
const KEPT_MS = 30 * DAY_MS;
/** The most prices that are kept. Beyond it the two oldest become one, at the lower price. */
export const MOST_PAST_PRICES = 30;

/** What something costs, and what it costs otherwise. */
export interface Offer {
  priceCents: number;
  compareAtCents?: number | null | undefined;
}

/** When something is changed, and whether shoppers could buy it before and can afterwards. */
interface Moment {
  wasOffered?: boolean;
  isOffered?: boolean;
  now?: Date;
}

/** Whether something costs less than otherwise. */
export const isOnSale = ({ priceCents, compareAtCents }: Offer): boolean =>
  (compareAtCents ?? 0) > priceCents;

/**
 * The history of prices after a write. Everything that writes a price stores this with it.
 * @param before undefined for something new.
 */
export function pricesAfter(
  before: (Offer & PriceHistory) | undefined,
  after: Offer,
  { wasOffered = true, isOffered = true, now = new Date() }: Moment = {},
): PriceHistory {
  if (!before) return {};
  const isChanged = wasOffered && before.priceCents !== after.priceCents;
  // What is hidden may get other prices unnoted, and be shown again within the 30 days.
  const isNoted = isChanged || (wasOffered && !isOffered);
  const recent = (before.pastPrices ?? []).filter(({ until }) => isRecent(until, now));
  const pastPrices = isNoted
    ? bounded([...recent, { cents: before.priceCents, until: now }])
    : before.pastPrices;
  const priorCents = priorAfter(before, after, {
    recent: [...recent.map(({ cents }) => cents), ...(wasOffered ? [before.priceCents] : [])],
    isChanged,
  });
  return {
    ...(pastPrices && { pastPrices }),
    ...(priorCents !== undefined && { priorCents }),
  };
}

const isRecent = (until: Date, now: Date) => until.getTime() > now.getTime() - KEPT_MS;

function bounded(prices: PastPrice[]): PastPrice[] {
  const [first, second, ...later] = prices;
  if (!first || !second || prices.length <= MOST_PAST_PRICES) return prices;
  return [{ cents: Math.min(first.cents, second.cents), until: second.until }, ...later];
}

/** A sale keeps what its beginning has found, even if it goes on in several steps. */
function priorAfter(
  before: Offer & PriceHistory,
  after: Offer,
  { recent, isChanged }: { recent: readonly number[]; isChanged: boolean },
): number | null | undefined {
  const none = before.priorCents === undefined ? undefined : null;
  if (!isOnSale(after)) return none;
  if (!isOnSale(before)) return recent.length > 0 ? Math.min(...recent) : none;
  // A sale that began before prices were recorded: the price until now is the earliest that is known.
  return before.priorCents ?? (isChanged ? before.priceCents : none);
}

/**
 * What shoppers are told beside a sale's price, in dollars. Without an earlier price it is the price itself.
 * @returns nothing if it is not on sale.
 */
export function priorPriceView(offer: Offer & PriceHistory): { priorPrice?: number } {
  if (!isOnSale(offer)) return {};
  return { priorPrice: dollarsFromCents(offer.priorCents ?? offer.priceCents) };
}
