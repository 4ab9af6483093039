import type { Order } from '@shop/shared';
import { useMomentFormat } from '../../../ui/page/use-moment-format';

/** That the payment of an order in a list is disputed, and until when the shop has to answer. */
export function DisputeDue({ dispute }: Pick<Order['payment'], 'dispute'>) {
  const day = useMomentFormat({ dateStyle: 'medium' });
  if (!dispute || dispute.state === 'won') return null;
  if (dispute.state === 'lost') return ', dispute lost';
  const what = dispute.inquiry ? 'questioned at the bank' : 'disputed';
  return dispute.dueAt === null ? `, ${what}` : `, ${what}: answer by ${day(dispute.dueAt)}`;
}
