import Stripe from 'stripe';

/** That something happened to an object at Stripe. What, is asked for: events come late and in any order. */
export interface StripeNotice {
  /** The event's id. */
  id: string;
  type: string;
  /** The object's id. */
  object: string;
}

/** What the shop takes from an event. */
export function noticeOf({ id, type, data }: Stripe.Event): StripeNotice {
  const object: unknown = Reflect.get(data.object, 'id');
  return { id, type, object: typeof object === 'string' ? object : '' };
}

/**
 * The event that a webhook brings, if one of the secrets has signed it within the last minutes.
 * @param body as it came: a parsed one can't be verified.
 */
export function verifyEvent(
  body: Buffer,
  signature: string,
  secrets: readonly string[],
): StripeNotice | undefined {
  for (const secret of secrets) {
    try {
      return noticeOf(Stripe.webhooks.constructEvent(body, signature, secret));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return undefined;
}
