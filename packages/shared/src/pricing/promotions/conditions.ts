import { amountOf, piecesOf, type Basket } from './basket.js';
import { isAmong } from './goods.js';
import { besidesGift } from './pieces.js';
import type { Promotion } from './promotion.js';
import type { Refusal } from './refusal.js';

/** Why the goods in the basket and the way they are delivered don't bring a promotion about. */
export function unmetCondition(
  promotion: Promotion,
  all: Basket,
  method: string | undefined,
): Refusal | undefined {
  const { conditions } = promotion;
  const { minAmountCents = 0, minQuantity = 0, shippingMethods } = conditions ?? {};
  // A gift that counted would bring itself about.
  const basket = promotion.kind === 'gift' ? besidesGift(promotion, all) : all;
  const counted = conditions ? basket.filter(({ line }) => isAmong(conditions, line)) : basket;
  if (counted.length === 0) return { reason: 'no-matching-items' };
  if (shippingMethods && !(method !== undefined && shippingMethods.includes(method)))
    return { reason: 'no-matching-items' };
  const amount = minAmountCents > 0 ? amountOf(counted) : 0;
  if (amount < minAmountCents) return { reason: 'minimum', lacks: minAmountCents - amount };
  const pieces = minQuantity > 0 ? piecesOf(counted) : 0;
  if (pieces < minQuantity) return { reason: 'minimum-quantity', lacks: minQuantity - pieces };
  return undefined;
}
