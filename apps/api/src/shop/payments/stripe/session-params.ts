import { shopCurrency } from '@shop/shared';
import type Stripe from 'stripe';
import type { HostedPayment } from '../hosted/hosted-payments.js';

/**
 * How much longer a page lives than the shop waits. Stripe wants half an hour from the moment that it is asked, which may
 * be a repetition; the shop closes the page itself.
 */
const LONGER_S = 60 * 60;
const MAX_DESCRIPTION_LENGTH = 500;

/**
 * The page on which an order is paid. It depends on nothing but the order, because a repetition with other parameters is
 * refused. One line with the total: discounts, delivery and taxes are the shop's to compute.
 */
export function sessionParams(payment: HostedPayment): Stripe.Checkout.SessionCreateParams {
  const { order, number, amountCents, email, returnUrl, cancelUrl, expiresAt, takenAtShipment } =
    payment;
  const name = `Order ${number}`;
  const metadata = { order, number: String(number) };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: shopCurrency().toLowerCase(),
          unit_amount: amountCents,
          product_data: { name, description: contentsOf(payment) },
        },
      },
    ],
    client_reference_id: String(number),
    customer_email: email,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1_000) + LONGER_S,
    metadata,
    payment_intent_data: {
      description: name,
      metadata,
      ...(takenAtShipment && { capture_method: 'manual' }),
    },
  };
}

function contentsOf({ lines }: HostedPayment): string {
  const contents = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  if (contents.length <= MAX_DESCRIPTION_LENGTH) return contents;
  return `${contents.slice(0, MAX_DESCRIPTION_LENGTH - 1)}…`;
}
