import { isGivenUp, UNEARNED_STATUSES, type OrderPrice } from '@shop/shared';
import type { OrderRecord } from '../../order.model.js';

/** What an order costs in its parts, in cents. */
export type OrderSums = Pick<
  OrderPrice,
  'itemsCents' | 'discountCents' | 'shippingCents' | 'taxCents' | 'containedTaxCents' | 'totalCents'
>;

/** The parts that an order keeps of its price. One without any was the sum of its lines. */
export function sumsOf({
  price,
  totalCents,
}: Pick<OrderRecord, 'price' | 'totalCents'>): OrderSums {
  return (
    price ?? {
      itemsCents: totalCents,
      discountCents: 0,
      shippingCents: 0,
      taxCents: 0,
      containedTaxCents: 0,
      totalCents,
    }
  );
}

/** Whether an order counts as revenue, as in the overview: it is neither cancelled nor still to be paid. */
export function isEarned({ status, payment }: Pick<OrderRecord, 'status' | 'payment'>): boolean {
  const { leaseUntil, state } = payment;
  const isPaid = !leaseUntil && state !== 'pending' && !isGivenUp(state);
  return isPaid && !UNEARNED_STATUSES.includes(status);
}

const NOTHING: OrderSums = {
  itemsCents: 0,
  discountCents: 0,
  shippingCents: 0,
  taxCents: 0,
  containedTaxCents: 0,
  totalCents: 0,
};

/** What of an order counts in sums, as in the overview: its parts, or nothing if it brings no revenue. */
export function earnedSums(
  order: Pick<OrderRecord, 'price' | 'totalCents' | 'status' | 'payment'>,
): OrderSums {
  return isEarned(order) ? sumsOf(order) : NOTHING;
}
