import type { Quote } from '@shop/shared';
import type { CheckoutEntries } from '../../lib/storage/checkout-entries';
import { chosenMethod } from './chosen-method';
import { wishesOf } from './entries';

/** That nothing was bought, because it is not what the shopper was shown. */
export class CartChanged extends Error {
  override readonly name = 'CartChanged';
}

/**
 * Whether an order would be delivered and paid as the shopper was shown. What they have chosen may not be offered any
 * more, and something else may come to the same total.
 */
export function isOfferedAsShown(
  entries: CheckoutEntries,
  shown: Quote | undefined,
  now: Quote,
): boolean {
  const delivery = deliveryOf(entries, shown);
  const payment = chosenMethod(entries, shown)?.id;
  return (
    (delivery === undefined || now.shippingMethod?._id === delivery) &&
    (payment === undefined || chosenMethod(entries, now)?.id === payment)
  );
}

/** What was just chosen, as long as it was offered; a quote may not have it yet. */
function deliveryOf(entries: CheckoutEntries, shown: Quote | undefined): string | undefined {
  const wished = wishesOf(entries).shippingMethod;
  const isOffered = shown?.shippingMethods?.some(({ _id }) => _id === wished);
  return isOffered ? wished : shown?.shippingMethod?._id;
}
