import type { OrderToPrice } from '../../order-to-price.js';
import { shippingOffers, type ShippingOffer } from '../../shipping/offers.js';
import { applyPromotions, type Discounted } from '../apply-promotions.js';
import { fullBasket, type Basket } from '../basket.js';
import type { Occasion } from '../candidates.js';
import { chooseCandidates } from '../choose-candidates.js';
import { findCandidates } from '../enter-codes.js';

/** An order after all promotions, before taxes. */
export interface DiscountedOrder extends Discounted {
  readonly offers: readonly ShippingOffer[];
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
  const start = { basket: full, delivery: delivered(choose(shipping, full).chosen) };
  const found = findCandidates(promotions, codes, occasion);
  const { chosen: candidates, rejected } = chooseCandidates(found.candidates, start);
  const isForDelivery = ({ promotion }: (typeof candidates)[number]) =>
    promotion.scope === 'shipping';

  const goods = applyPromotions(
    candidates.filter((candidate) => !isForDelivery(candidate)),
    { ...start, applied: [], gifts: [], rejected: [...found.rejected, ...rejected] },
  );
  const { offers, chosen } = choose(shipping, goods.basket);
  const all = applyPromotions(candidates.filter(isForDelivery), {
    ...goods,
    delivery: delivered(chosen),
  });
  return { ...all, offers, chosen };
}

function choose(shipping: OrderToPrice['shipping'], basket: Basket) {
  const offers = shippingOffers(shipping?.methods ?? [], basket);
  return { offers, chosen: offers.find(({ method }) => method.id === shipping?.chosen) };
}

function delivered(offer: ShippingOffer | undefined) {
  return offer && { method: offer.method.id, leftCents: offer.priceCents };
}
