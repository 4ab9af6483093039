import { formatDollars, type Order } from '@shop/shared';
import { Notice } from '../../../ui/feedback/notice';
import { useMomentFormat } from '../../../ui/page/use-moment-format';

type StoredDispute = NonNullable<Order['payment']['dispute']>;
/** Without the amount for those who may not see it. */
type Dispute = Omit<StoredDispute, 'amount'> & { amount?: number };

/** What is disputed of an order, what came of it, and what is to be done until when. */
export function DisputeNotice({ dispute }: { dispute: Dispute | undefined }) {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  if (!dispute) return null;
  return (
    <Notice tone={dispute.state === 'won' ? 'success' : 'danger'}>{textOf(dispute, moment)}</Notice>
  );
}

function textOf(
  { state, inquiry, amount, otherAmount, reason, dueAt }: Dispute,
  moment: (iso: string) => string,
) {
  const sum = otherAmount ?? (amount === undefined ? 'the payment' : formatDollars(amount));
  const what = `${sum} (${reason.replaceAll('_', ' ')})`;
  const answer = dueAt === null ? '' : ` Answer at your payment provider by ${moment(dueAt)}.`;
  if (inquiry)
    return state === 'won'
      ? `The bank asked about ${what}, and has taken no money.`
      : `The bank asks about ${what}.${answer} You still have the money, and can refund it.`;
  if (state === 'won') return `The buyer disputed ${what} at the bank. You have won.`;
  if (state === 'lost')
    return `The buyer disputed ${what} at the bank and got the money back. Don’t refund it again.`;
  return `The buyer disputes ${what} at the bank.${answer} Until it is decided, the bank has the money and nothing can be refunded.`;
}
