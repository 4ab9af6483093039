import { dollarsFromCents, type OrderEdit } from '@shop/shared';
import type { OrderEditRecord } from './order-edit-record.js';

/** A change of an order as its buyer sees it. */
export function orderEditView({ at, removed, lessCents, reason }: OrderEditRecord): OrderEdit {
  return {
    at: at.toISOString(),
    removed: removed.map(({ name, quantity }) => ({ name, quantity })),
    less: dollarsFromCents(lessCents),
    ...(reason && { reason }),
  };
}
