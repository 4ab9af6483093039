import type { Promotion } from './promotion.js';
import type { Refusal, RefusalReason } from './refusal.js';

/** The customer of an order, as promotions ask about them. */
export interface PricedCustomer {
  readonly tags?: readonly string[] | undefined;
  /** Ids of the groups that they are in. */
  readonly groups?: readonly string[] | undefined;
  /** How often they used each promotion, by its id. */
  readonly used?: ReadonlyMap<string, number> | undefined;
  /** Orders that they placed and did not cancel. */
  readonly placedOrders?: number | undefined;
}

/** Who buys, when and to where. */
export interface Occasion {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** 0 is Sunday, in the shop's time zone. */
  readonly weekday: number;
  readonly zone?: string | undefined;
  /** Whether more of the address may still show another zone. */
  readonly isZoneOpen?: boolean | undefined;
  /** Absent as long as nobody has signed in. */
  readonly customer?: PricedCustomer | undefined;
}

/** Why a promotion is none for this occasion, whatever is in the basket. */
export function unfitFor(promotion: Promotion, occasion: Occasion): Refusal | undefined {
  const reason =
    untimely(promotion, occasion) ??
    overLimit(promotion, occasion) ??
    notForCustomer(promotion, occasion);
  return reason ? { reason } : notForZone(promotion, occasion);
}

function untimely(
  { from = -Infinity, until = Infinity, conditions = {}, isDisabled = false }: Promotion,
  { now, weekday }: Occasion,
): RefusalReason | undefined {
  if (now < from) return 'not-started';
  if (now >= until) return 'expired';
  if (isDisabled) return 'disabled';
  return conditions.weekdays?.includes(weekday) === false ? 'not-started' : undefined;
}

function overLimit(
  { id, limits = {}, used = 0, spentCents = 0 }: Promotion,
  { customer }: Occasion,
): RefusalReason | undefined {
  const { uses = Infinity, usesPerCustomer, budgetCents = Infinity } = limits;
  if (used >= uses || spentCents >= budgetCents) return 'usage-limit';
  if (usesPerCustomer === undefined) return undefined;
  if (!customer) return 'customer-required';
  return (customer.used?.get(id) ?? 0) >= usesPerCustomer ? 'customer-limit' : undefined;
}

function notForCustomer(
  { codes, conditions = {} }: Promotion,
  { customer }: Occasion,
): RefusalReason | undefined {
  const { customerTags, customerGroups, nthOrder } = conditions;
  // Whoever enters a code may be one of those that it is for.
  if (codes && !customer && (customerTags ?? customerGroups ?? nthOrder) !== undefined)
    return 'customer-required';
  const isTagged = !customerTags || customer?.tags?.some((tag) => customerTags.includes(tag));
  const isInGroup = !customerGroups || customer?.groups?.some((id) => customerGroups.includes(id));
  const isNth = nthOrder === undefined || (customer?.placedOrders ?? NaN) + 1 === nthOrder;
  return isTagged && isInGroup && isNth ? undefined : 'not-for-customer';
}

function notForZone(
  { conditions: { zones } = {} }: Promotion,
  { zone, isZoneOpen = false }: Occasion,
): Refusal | undefined {
  if (!zones || (zone !== undefined && zones.includes(zone))) return undefined;
  return { reason: 'not-for-customer', ...(isZoneOpen && { awaits: 'address' }) };
}
