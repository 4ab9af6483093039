import {
  foldedText,
  promotionsFor,
  RESTOCKED_STATUSES,
  type Occasion,
  type Promotion,
  type TaxExemption,
} from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { PricedAccount } from '../../accounts/index.js';
import { OrderModel } from '../../orders/index.js';
import {
  ENTERED_RATES,
  isInGroup,
  isCounted,
  placedItem,
  priceCart,
  STORED_PRICE_RULES,
  usesOfCustomer,
  withCurrentUses,
  withEnteredCodes,
  withStateCode,
  type CartItem,
  type PricedCart,
  type PriceRules,
  type PriceRuleSource,
  type PriceWishes,
  type TaxSource,
} from '../../pricing/index.js';

/** Where the checkout gets its rules and tax rates from, and the shop's time zone, in which weekdays are. */
export interface CheckoutPricing {
  rules: PriceRuleSource;
  taxes: TaxSource;
  timeZone: () => Promise<string>;
}

/** Queries the database each time; its days are those of UTC. */
export const STORED_PRICING: CheckoutPricing = {
  rules: STORED_PRICE_RULES,
  taxes: ENTERED_RATES,
  timeZone: () => Promise.resolve('UTC'),
};

/** The rules of one moment. */
export interface RulesNow {
  rules: PriceRules;
  timeZone: string;
}

/**
 * The rules that a cart is priced by. With a code, they are those of this moment: another instance may have made the code
 * just now, and nobody should read that it is unknown.
 * @param wishes their codes decide which of the generated codes are looked up, and their address which rates
 */
export async function rulesNow(
  { rules, taxes, timeZone }: CheckoutPricing,
  { codes = [], address = {} }: PriceWishes,
): Promise<RulesNow> {
  const current = await (codes.length > 0 ? rules.latest() : rules.current());
  const promotions = await withEnteredCodes(current.promotions, codes);
  const rates = await taxes.ratesFor(current, withStateCode(address));
  return {
    rules: { ...current, promotions, rates },
    timeZone: current.isSetUp ? await timeZone() : 'UTC',
  };
}

/** Whether anything but the sum of the lines has to be said about a price. */
export function hasPricing({ rules }: RulesNow, { codes = [] }: PriceWishes): boolean {
  return rules.isSetUp || codes.length > 0;
}

/** The limited promotions that an order may use: such orders take turns, so that they don't conflict. */
export function limitedBy({ wishes }: { wishes: PriceWishes }, { rules }: RulesNow): string[] {
  return promotionsFor(rules.promotions, wishes.codes)
    .filter(isCounted)
    .map(({ id }) => id);
}

/** Who buys, if they are known, in which transaction, and when, if not now. */
interface Buying {
  customer?: PricedAccount | undefined;
  session?: ClientSession;
  at?: Date;
  /** When the cart was ordered already, if it was: what its customer ordered since does not count, nor does that order. */
  orderedAt?: Date | undefined;
}

/** What a cart costs now, and the promotions that it was priced with. */
export async function priceNow(
  { rules, timeZone }: RulesNow,
  items: readonly CartItem[],
  wishes: PriceWishes,
  { customer, session, at: now = new Date(), orderedAt }: Buying = {},
): Promise<PricedCart & { promotions: readonly Promotion[]; exemption?: TaxExemption }> {
  const placed = items.map((item) => placedItem(item, rules));
  const candidates = promotionsFor(rules.promotions, wishes.codes, placed);
  const promotions = await withCurrentUses(candidates, session);
  const occasion = {
    now: now.getTime(),
    weekday: weekdayOf(now, timeZone),
    customer: customer && {
      ...(await customerFacts(promotions, customer, { session, orderedAt })),
      // By sums that are stored with the account: no order is read.
      groups: rules.groups.flatMap(({ _id, rule }) =>
        isInGroup(rule, customer, now.getTime()) ? [_id.toHexString()] : [],
      ),
    },
  };
  const exemption = rules.rates.length > 0 ? customer?.taxExemption : undefined;
  const priced = priceCart({
    items: placed,
    wishes,
    rules,
    promotions,
    occasion,
    isExempt: Boolean(exemption),
  });
  return { ...priced, promotions, ...(exemption && { exemption }) };
}

/** What the promotions ask about the customer. */
async function customerFacts(
  promotions: readonly Promotion[],
  { _id, tags: own = [] }: PricedAccount,
  { session, orderedAt }: Pick<Buying, 'session' | 'orderedAt'>,
): Promise<Occasion['customer']> {
  const limited = promotions.filter(({ limits }) => limits?.usesPerCustomer !== undefined);
  const ordered: object = {
    'buyer._id': _id,
    status: { $nin: RESTOCKED_STATUSES },
    ...(orderedAt && { createdAt: { $lt: orderedAt } }),
  };
  const used = orderedAt ? new Map<string, number>() : await usesOfCustomer(limited, _id, session);
  const earlier = limited.length > 0 ? await usesInOrders(limited, ordered, session) : [];
  // The limit may be younger than the order.
  for (const { _id: id, count } of earlier) used.set(id, Math.max(used.get(id) ?? 0, count));
  const tags = own.map(foldedText);
  const countsOrders = promotions.some(({ conditions }) => conditions?.nthOrder !== undefined);
  if (!countsOrders) return { used, tags };
  const placedOrders = await OrderModel.countDocuments(ordered).session(session ?? null);
  return { used, tags, placedOrders };
}

/** How many of these orders have each of the promotions. */
function usesInOrders(
  promotions: readonly Promotion[],
  ordered: object,
  session: ClientSession | undefined,
): Promise<{ _id: string; count: number }[]> {
  const ids = promotions.map(({ id }) => id);
  return OrderModel.aggregate<{ _id: string; count: number }>([
    { $match: ordered },
    { $project: { promotion: '$price.applied.promotion' } },
    { $unwind: '$promotion' },
    { $match: { promotion: { $in: ids } } },
    { $group: { _id: '$promotion', count: { $sum: 1 } } },
  ]).session(session ?? null);
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();

function weekdayOf(moment: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
  formats.set(timeZone, format);
  return WEEKDAYS.indexOf(format.format(moment));
}
