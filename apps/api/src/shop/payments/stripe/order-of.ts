import Stripe from 'stripe';

const WITH_INTENT = { expand: ['payment_intent'] };

/** The metadata of the payment that an object of Stripe's belongs to. Undefined if it belongs to none. */
async function metadataOf(stripe: Stripe, id: string): Promise<Stripe.Metadata | null | undefined> {
  switch (id.slice(0, id.indexOf('_'))) {
    case 'cs':
      return (await stripe.checkout.sessions.retrieve(id)).metadata;
    case 'pi':
      return (await stripe.paymentIntents.retrieve(id)).metadata;
    case 'ch':
      return intentOf(await stripe.charges.retrieve(id, WITH_INTENT))?.metadata;
    case 're':
      return intentOf(await stripe.refunds.retrieve(id, WITH_INTENT))?.metadata;
    case 'du':
    case 'dp':
      return intentOf(await stripe.disputes.retrieve(id, WITH_INTENT))?.metadata;
    default:
      return undefined;
  }
}

/** The id of the order that an object of Stripe's is about. Another shop may use the same account: then there is none. */
export async function orderOf(stripe: Stripe, object: string): Promise<string | undefined> {
  const order = (await metadataOf(stripe, object).catch(ifMissing))?.order;
  return order !== undefined && /^[\da-f]{24}$/.test(order) ? order : undefined;
}

function intentOf({
  payment_intent: intent,
}: {
  payment_intent: string | Stripe.PaymentIntent | null;
}): Stripe.PaymentIntent | undefined {
  return typeof intent === 'object' && intent ? intent : undefined;
}

/** Events of the test mode may reach a shop that is live. */
function ifMissing(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404))
    throw error;
}
