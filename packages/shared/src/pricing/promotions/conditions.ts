import { amountOf, piecesOf } from './basket.js';
import { isAmong } from './goods.js';
import type { Payable } from './payable.js';
import { besidesGift } from './pieces.js';
import type { Promotion } from './promotion.js';
import type { Refusal } from './refusal.js';

/** Why the goods in the basket and the way they are delivered don't bring a promotion about. */
export function unmetCondition(
  promotion: Promotion,
  { basket: all, delivery, isDeliveryOpen = false }: Payable,
): Refusal | undefined {
  const { conditions } = promotion;
  const { minAmountCents = 0, minQuantity = 0, shippingMethods } = conditions ?? {};
  // A gift that counted would bring itself about.
  const basket = promotion.kind === 'gift' ? besidesGift(promotion, all) : all;
  const counted = conditions ? basket.filter(({ line }) => isAmong(conditions, line)) : basket;
  if (counted.length === 0) return { reason: 'no-matching-items' };
  const isByMethod = !shippingMethods || (delivery && shippingMethods.includes(delivery.method));
  const isMethodOpen = !delivery && isDeliveryOpen;
  if (!isByMethod && !isMethodOpen) return { reason: 'no-matching-items' };
  const amount = minAmountCents > 0 ? amountOf(counted) : 0;
  if (amount < minAmountCents) return { reason: 'minimum', lacks: minAmountCents - amount };
  const pieces = minQuantity > 0 ? piecesOf(counted) : 0;
  if (pieces < minQuantity) return { reason: 'minimum-quantity', lacks: minQuantity - pieces };
  return isByMethod ? undefined : { reason: 'no-matching-items', awaits: 'method' };
}
