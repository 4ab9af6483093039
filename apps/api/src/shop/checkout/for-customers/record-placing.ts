import { dollarsFromCents, nameWithVariant } from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import { orderName, type OrderRecord } from '../../orders/index.js';

/** Records that an administrator has placed an order for its buyer. */
export async function recordPlacing(
  order: OrderRecord,
  by: SignedInActor,
  session: ClientSession,
): Promise<void> {
  const { _id, lines, totalCents, payment } = order;
  await recordAuditEntry(
    {
      action: 'placeCustomerOrder',
      by,
      subject: { kind: 'order', _id, name: orderName(order) },
      before: null,
      after: {
        pieces: lines.map((line) => `${line.quantity} × ${nameWithVariant(line)}`).join(', '),
        total: dollarsFromCents(totalCents),
        payment: payment.provider,
      },
    },
    session,
  );
}
