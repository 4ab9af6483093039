import {
  endpoints,
  formatDollars,
  holdsStock,
  isGivenUp,
  isManual,
  isOutstanding,
  type AdminOrderDetails,
} from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { notify } from '../../../ui/messages/notify';
import { OrderDate, ORDERS } from '../../orders';
import { ActionCard } from '../desk/action-card';
import { isPaidFirst, isToShip } from '../desk/is-to-ship';

/** Without the server's reason, it may have been saved. */
const NO_ANSWER = 'No answer came: see whether the payment was saved, before you try again.';

/** Says that the money of an order has come, by hand or another way than it was to, or takes what is reserved for it. */
export function MarkPaid({ order }: { order: AdminOrderDetails }) {
  const { _id, number, payment, total } = order;
  const queryClient = useQueryClient();
  const mark = useMutation({
    mutationFn: (shown: number) =>
      call(endpoints.markOrderPaid, { params: { orderId: _id }, query: { shown } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error, NO_ANSWER)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  const isReserved = payment.state === 'authorized';
  const isByHand = isManual(payment.provider);
  const isOpen = isByHand ? !payment.success : isOutstanding(order);
  if (!isOpen && payment.missing === undefined) return null;
  const due = payment.missing ?? total;
  const amount = formatDollars(due);
  const paid = holdsStock(order.status)
    ? `Order ${number} is then paid, and its buyer gets an email.`
    : `Order ${number} stays cancelled, and ${amount} is to be returned: its buyer gets an email with the refund.`;
  const { question, effects, okText } = isReserved
    ? {
        question: `Take ${amount} now?`,
        effects: `The card is charged without waiting for the shipment of order ${number}.`,
        okText: 'Take the payment',
      }
    : isByHand
      ? {
          question: `Has ${amount} arrived?`,
          effects: `${paid} This can’t be undone.`,
          okText: 'Set to paid',
        }
      : {
          question: `Has ${amount} arrived another way?`,
          effects: payment.missing
            ? `${paid} This can’t be undone.`
            : `${paid} It can’t be paid at the payment provider any more. This can’t be undone.`,
          okText: 'Set to paid',
        };
  const button = (
    <ConfirmButton
      tone={
        holdsStock(order.status) && (isPaidFirst(order) || !isToShip(order))
          ? 'primary'
          : 'secondary'
      }
      busy={mark.isPending}
      question={question}
      effects={effects}
      okText={okText}
      onConfirm={() => mark.mutate(due)}
    >
      {okText}
    </ConfirmButton>
  );
  return (
    <ActionCard
      heading="Payment"
      hint={
        isReserved ? (
          <>
            {amount} is reserved{payment.heldUntil && ' until '}
            {payment.heldUntil && <OrderDate date={payment.heldUntil} />}, and taken when you ship
            the order. After that the order is cancelled.
          </>
        ) : (
          hintOf(order, amount)
        )
      }
      button={button}
    />
  );
}

function hintOf(order: AdminOrderDetails, amount: string): string {
  if (order.payment.missing) return `${amount} is still to be paid: less was paid than it costs.`;
  if (!isOutstanding(order)) return `Has ${amount} arrived all the same? Then it can be refunded.`;
  return isGivenUp(order.payment.state)
    ? `${amount} is still to be paid: its payment came to nothing.`
    : `${amount} is to be paid.`;
}
