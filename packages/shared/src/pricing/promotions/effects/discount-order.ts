import type { OrderToPrice } from '../../order-to-price.js';
import {
  isCarried,
  shippingOffers,
  type DiscountedOffer,
  type ShippingOffer,
} from '../../shipping/offers.js';
import { applyPromotions, giftsBesides, type Discounted } from '../apply-promotions.js';
import { fullBasket, type Basket } from '../basket.js';
import type { Occasion } from '../candidates.js';
import { chooseCandidates } from '../choose-candidates.js';
import { findCandidates } from '../enter-codes.js';
import type { GiftOffer } from '../gift-offer.js';
import type { Payable } from '../payable.js';

/** An order after all promotions, before taxes. */
export interface DiscountedOrder extends Omit<Discounted, 'gifts'> {
  /** Gifts to put into the basket. */
  readonly gifts: readonly GiftOffer[];
  readonly offers: readonly DiscountedOffer[];
  /** The way of delivery that was chosen, if it is among the offers. */
  readonly chosen?: ShippingOffer | undefined;
}

const ANY_TIME: Occasion = { now: 0, weekday: 0 };

/**
 * What promotions leave of the lines and of the delivery. The delivery is priced once the lines have their discounts: it
 * may be free from an amount on.
 */
export function discountOrder(order: OrderToPrice): DiscountedOrder {
  const { promotions = [], codes = [], occasion = ANY_TIME, shipping } = order;
  const full = fullBasket(order.lines);
  const start = { basket: full, ...deliveryOf(choose(shipping, full)) };
  const found = findCandidates(promotions, codes, occasion);
  const { chosen: candidates, rejected } = chooseCandidates(found.candidates, start);
  const isForDelivery = ({ promotion }: (typeof candidates)[number]) =>
    promotion.scope === 'shipping';

  const goods = applyPromotions(
    candidates.filter((candidate) => !isForDelivery(candidate)),
    { ...start, applied: [], gifts: [], rejected: [...found.rejected, ...rejected] },
  );
  const choice = choose(shipping, goods.basket);
  const withDelivery = (chosen: ShippingOffer | undefined) =>
    applyPromotions(candidates.filter(isForDelivery), {
      ...goods,
      ...deliveryOf({ ...choice, chosen }),
    });
  const all = withDelivery(choice.chosen);
  return {
    ...all,
    gifts: giftsBesides(all.gifts, all.applied),
    offers: choice.offers.map((offer) => ({
      ...offer,
      leftCents: withDelivery(offer).delivery?.leftCents ?? offer.priceCents,
    })),
    chosen: choice.chosen,
  };
}

/** What is offered, and what is chosen of it. */
interface Choice extends Pick<DiscountedOrder, 'chosen'> {
  readonly offers: readonly ShippingOffer[];
  /** Whether one is still to be chosen: of these, or of those that the whole address shows. */
  readonly isOpen: boolean;
}

function choose(shipping: OrderToPrice['shipping'], basket: Basket): Choice {
  const offers = shippingOffers(shipping?.methods ?? [], basket);
  const chosen = offers.find(({ method }) => method.id === shipping?.chosen);
  const isOpen = !chosen && (offers.length > 0 || (shipping?.isOpen ?? false)) && isCarried(basket);
  return { offers, chosen, isOpen };
}

function deliveryOf({ chosen, isOpen }: Omit<Choice, 'offers'>): Omit<Payable, 'basket'> {
  return {
    delivery: chosen && { method: chosen.method.id, leftCents: chosen.priceCents },
    isDeliveryOpen: isOpen,
  };
}
