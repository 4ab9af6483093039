import type { Cents } from '../../money.js';
import { sumOf } from '../arithmetic/sum.js';
import { unmetCondition } from './conditions.js';
import type { Payable } from './payable.js';
import { reachedBy } from './pieces.js';
import type { Promotion } from './promotion.js';

/** A gift that the cart has brought about and that is not in it yet: so many pieces of any of these products. */
export interface GiftOffer {
  readonly name: string;
  readonly products: readonly string[];
  readonly pieces: number;
  /** What is left of the budget of the promotion. */
  readonly leftCents: Cents;
}

/** The pieces of a gift that can still be put into the cart; undefined for other promotions, and if all are there. */
export function giftOffer(promotion: Promotion, payable: Payable): GiftOffer | undefined {
  const { kind, name, goods, maxPieces = 1, limits, spentCents = 0 } = promotion;
  if (kind !== 'gift' || !goods?.products) return undefined;
  if (unmetCondition(promotion, payable)) return undefined;
  const pieces = maxPieces - sumOf(reachedBy(promotion, payable.basket), (one) => one.pieces);
  const leftCents = (limits?.budgetCents ?? Infinity) - spentCents;
  return pieces > 0 ? { name, products: goods.products, pieces, leftCents } : undefined;
}
