import { inTransaction, isDuplicate } from '@shop/mongo';
import { sendLater } from '../../mail/index.js';
import type { OrderRecord } from '../../orders/index.js';

/** By then, most buyers have paid with another card, and get no mail. */
const MOST_TRY_AGAIN_MS = 10 * 60_000;

/** Has the buyer of an order told, once, that a bank has declined its payment, and where to pay it. */
export async function tellDeclined({ _id, payment }: OrderRecord): Promise<void> {
  if (payment.state !== 'pending') return;
  const mail = {
    kind: 'paymentRefused',
    id: _id,
    event: 'declined',
    afterMs: MOST_TRY_AGAIN_MS,
  } as const;
  try {
    await inTransaction((session) => sendLater(mail, session));
  } catch (error) {
    // It is waiting to be sent already.
    if (!isDuplicate(error)) throw error;
  }
}
