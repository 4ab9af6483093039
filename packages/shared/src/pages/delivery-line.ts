import { formatDollars } from '../money.js';
import type { StoredShippingZone } from '../pricing/setup/shipping-zones.js';

type Zone = Pick<StoredShippingZone, 'methods'>;
type Method = Zone['methods'][number];

const FREE_DELIVERY =
  /\bfree\s+((?:\w+\s+)?(?:delivery|shipping|postage))\b|\b(delivery|shipping|postage)\s+(?:is\s+)?free\b(?:\s+of\s+charge)?/i;
/** What makes a promise one that zones may well keep, such as “from $50”. */
const CONDITION = /\d\s*[$€£]|[$€£]\s*\d|\b(?:over|above|from|when|orders?)\b/i;

const isPickUp = ({ pickUpAt }: Method) => pickUpAt !== '';

function pricesOf({ price }: Method): number[] {
  switch (price.by) {
    case 'flat':
      return [price.price];
    case 'pieces':
      return [price.first, price.each];
    default:
      return price.tiers.map((tier) => tier.price);
  }
}

function isAlwaysFree(method: Method): boolean {
  const { minAmount, maxAmount, minWeight, maxWeight } = method;
  const isLimited = [minAmount, maxAmount, minWeight, maxWeight].some((one) => one !== undefined);
  return !isLimited && pricesOf(method).every((price) => price === 0);
}

/**
 * The shop's line about delivery as its pages show it: where delivery costs something, it promises no free one.
 * @param line what an administrator has written
 */
export function deliveryLineFor(line: string, zones: readonly Zone[]): string {
  const ways = zones.map(({ methods }) => methods.filter((method) => !isPickUp(method)));
  const isCharged = ways.some((methods) => methods.length > 0 && !methods.some(isAlwaysFree));
  if (!isCharged || !FREE_DELIVERY.test(line) || CONDITION.test(line)) return line;
  const lowest = Math.min(
    ...ways.flat().flatMap((method) => (method.freeFrom === undefined ? pricesOf(method) : [0])),
  );
  const from = lowest > 0 ? ` from ${formatDollars(lowest)}` : '';
  const shown = line.replace(
    FREE_DELIVERY,
    (_, after?: string, before?: string) => `${after ?? before ?? ''}${from}`,
  );
  const sentence = shown.charAt(0).toUpperCase() + shown.slice(1);
  return from ? sentence : `${sentence}; your cart shows the cost`;
}
