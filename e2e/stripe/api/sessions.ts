import { z } from 'zod';
import type { Account } from '../account/account.js';
import type { Session } from '../account/objects.js';
import { expireSession } from '../account/expire.js';
import { ApiError, invalidParam } from '../http/api-error.js';
import { amount, currency, expand, integer, metadata, webAddress } from './fields.js';

const HALF_HOUR_S = 30 * 60;
const DAY_S = 24 * 60 * 60;
/** The least that can be paid in dollars. Each currency has its own; this one stands for all of them. */
const MIN_TOTAL = 50;

const price = z.strictObject({
  currency,
  unit_amount: amount,
  product_data: z.strictObject({
    name: z.string().min(1).max(250),
    description: z.string().min(1).optional(),
  }),
});

const lineItem = z.strictObject({
  price_data: price,
  quantity: integer.refine((quantity) => quantity > 0),
});

export const newSession = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.record(z.string(), lineItem),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  expires_at: integer.optional(),
  locale: z.string().optional(),
  metadata,
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
      description: z.string().max(1_000).optional(),
      metadata,
    })
    .optional(),
  expand,
});

export function createSession(account: Account, given: z.infer<typeof newSession>): Session {
  const lines = Object.values(given.line_items);
  const [currency, ...others] = new Set(lines.map(({ price_data }) => price_data.currency));
  if (currency === undefined) throw invalidParam('line_items', 'At least one line item is needed.');
  if (others.length > 0)
    throw invalidParam('line_items', 'All line items must have the same currency.');
  const total = lines.reduce((sum, line) => sum + line.price_data.unit_amount * line.quantity, 0);
  if (total < MIN_TOTAL)
    throw invalidParam(
      'line_items',
      `The Checkout Session's total amount due must add up to at least $0.50 ${currency}`,
      'amount_too_small',
    );
  const created = account.now();
  const expires = given.expires_at ?? created + DAY_S;
  // A minute's grace, as clocks differ.
  if (expires < created + HALF_HOUR_S - 60 || expires > created + DAY_S + 60)
    throw invalidParam(
      'expires_at',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
    );
  const id = account.newId('cs');
  const { payment_intent_data: later } = given;
  account.state.put('wishes', {
    id,
    metadata: later?.metadata ?? {},
    capture: later?.capture_method === 'manual' ? 'manual' : 'automatic_async',
  });
  return account.put('session', {
    id,
    object: 'checkout.session',
    amount_total: total,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created,
    currency,
    customer_email: given.customer_email ?? null,
    expires_at: expires,
    livemode: account.livemode,
    metadata: given.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: given.success_url,
    url: `${account.origin}/pay/${id}`,
  });
}

export function expireByApi(account: Account, id: string): Session {
  const session = account.find('session', id, 'session');
  if (session.status !== 'open')
    throw new ApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status ?? ''}\`.`,
    );
  return expireSession(account, session);
}
