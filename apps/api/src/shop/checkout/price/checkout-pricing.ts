import { CANCELLED_STATUS, type Occasion, type Promotion, type TaxExemption } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { UserModel } from '../../accounts/index.js';
import { tagsOf } from '../../accounts/index.js';
import { OrderModel } from '../../orders/index.js';
import {
  broughtAbout,
  isCounted,
  priceCart,
  STORED_PRICE_RULES,
  usesOfCustomer,
  withCurrentUses,
  withEnteredCodes,
  type CartItem,
  type PricedCart,
  type PriceRules,
  type PriceRuleSource,
  type PriceWishes,
} from '../../pricing/index.js';

/** Where the checkout gets its rules from, and the shop's time zone, in which weekdays are. */
export interface CheckoutPricing {
  rules: PriceRuleSource;
  timeZone: () => Promise<string>;
}

/** Queries the database each time; its days are those of UTC. */
export const STORED_PRICING: CheckoutPricing = {
  rules: STORED_PRICE_RULES,
  timeZone: () => Promise.resolve('UTC'),
};

/** The rules of one moment. */
export interface RulesNow {
  rules: PriceRules;
  timeZone: string;
}

/** @param wishes their codes decide which of the generated codes are looked up */
export async function rulesNow(
  { rules, timeZone }: CheckoutPricing,
  { codes }: PriceWishes,
): Promise<RulesNow> {
  const current = await rules.current();
  const promotions = await withEnteredCodes(current.promotions, codes);
  return {
    rules: { ...current, promotions },
    timeZone: current.isSetUp ? await timeZone() : 'UTC',
  };
}

/** Whether anything but the sum of the lines has to be said about a price. */
export function hasPricing({ rules }: RulesNow, { codes = [] }: PriceWishes): boolean {
  return rules.isSetUp || codes.length > 0;
}

/** The limited promotions that an order may use: such orders take turns, so that they don't conflict. */
export function limitedBy({ wishes }: { wishes: PriceWishes }, { rules }: RulesNow): string[] {
  return broughtAbout(rules.promotions, wishes.codes)
    .filter(isCounted)
    .map(({ id }) => id);
}

/** Who buys, if they are known, in which transaction, and when, if not now. */
interface Buying {
  customer?: Types.ObjectId | undefined;
  session?: ClientSession;
  at?: Date;
}

/** What a cart costs now, and the promotions that it was priced with. */
export async function priceNow(
  { rules, timeZone }: RulesNow,
  items: readonly CartItem[],
  wishes: PriceWishes,
  { customer, session, at: now = new Date() }: Buying = {},
): Promise<PricedCart & { promotions: readonly Promotion[]; exemption?: TaxExemption }> {
  const candidates = broughtAbout(rules.promotions, wishes.codes);
  const promotions = await withCurrentUses(candidates, session);
  const occasion = {
    now: now.getTime(),
    weekday: weekdayOf(now, timeZone),
    customer: customer && (await customerFacts(promotions, customer, session)),
  };
  const exemption =
    customer && rules.rates.length > 0 ? await exemptionOf(customer, session) : null;
  const priced = priceCart({
    items,
    wishes,
    rules,
    promotions,
    occasion,
    isExempt: Boolean(exemption),
  });
  return { ...priced, promotions, ...(exemption && { exemption }) };
}

/** Under which number a customer pays no tax, if they don't. */
async function exemptionOf(customer: Types.ObjectId, session: ClientSession | undefined) {
  const user = await UserModel.findById(customer, { taxExemption: 1 })
    .session(session ?? null)
    .lean();
  return user?.taxExemption;
}

/** Only what the promotions ask about the customer. */
async function customerFacts(
  promotions: readonly Promotion[],
  customer: Types.ObjectId,
  session: ClientSession | undefined,
): Promise<Occasion['customer']> {
  const used = await usesOfCustomer(promotions, customer, session);
  const asksTags = promotions.some(({ conditions }) => conditions?.customerTags !== undefined);
  const tags = asksTags ? await tagsOf(customer, session) : [];
  const countsOrders = promotions.some(({ conditions }) => conditions?.nthOrder !== undefined);
  if (!countsOrders) return { used, tags };
  const placedOrders = await OrderModel.countDocuments({
    'buyer._id': customer,
    status: { $ne: CANCELLED_STATUS },
  }).session(session ?? null);
  return { used, tags, placedOrders };
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();

function weekdayOf(moment: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
  formats.set(timeZone, format);
  return WEEKDAYS.indexOf(format.format(moment));
}
