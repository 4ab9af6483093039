import type { Order } from '@shop/shared';
import { useMomentFormat } from '../../../ui/page/use-moment-format';

/** That the payment of an order in a list is disputed, and until when the shop has to answer. */
export function DisputeDue({ dispute }: Pick<Order['payment'], 'dispute'>) {
  const day = useMomentFormat({ dateStyle: 'medium' });
  if (!dispute || dispute.state === 'won') return null;
  if (dispute.state === 'lost') return ', dispute lost';
  return dispute.dueAt === null ? ', disputed' : `, disputed: answer by ${day(dispute.dueAt)}`;
}
