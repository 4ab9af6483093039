import type { PaymentMethod, Quote } from '@shop/shared';
import type { CheckoutEntries } from '../../lib/storage/checkout-entries';

/** How the order will be paid: the shopper's choice as long as the shop offers it, else the shop's first. */
export function chosenMethod(
  { payment }: Pick<CheckoutEntries, 'payment'>,
  quote: Pick<Quote, 'paymentMethods'> | undefined,
): PaymentMethod | undefined {
  const methods = quote?.paymentMethods ?? [];
  return methods.find(({ id }) => id === payment) ?? methods[0];
}
