import type { PreparedOrder, PreparedState } from '@shop/shared';

/** What each state is called. */
export const STATE_TEXTS: Record<PreparedState, string> = {
  unsent: 'Not sent',
  sent: 'Sent',
  ordered: 'Ordered',
};

/** How far a prepared order is. */
export function stateOf({ order, sentAt }: PreparedOrder): PreparedState {
  if (order !== null) return 'ordered';
  return sentAt === null ? 'unsent' : 'sent';
}

/** `2 × Lamp, 1 × Chair` */
export function itemWords({ items }: PreparedOrder): string {
  return items.map(({ quantity, name }) => `${quantity} × ${name ?? 'No longer sold'}`).join(', ');
}
