import { endpoints, formatDollars, isManual, type AdminOrderDetails } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { notify } from '../../../ui/messages/notify';
import { OrderDate, ORDERS } from '../../orders';
import { ActionCard } from '../desk/action-card';

/** Says that the money of an order has come that is paid by hand, or takes what is reserved for it. */
export function MarkPaid({ order }: { order: AdminOrderDetails }) {
  const { _id, number, payment, total } = order;
  const queryClient = useQueryClient();
  const mark = useMutation({
    mutationFn: () => call(endpoints.markOrderPaid, { params: { orderId: _id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error, 'The payment could not be saved.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  const isReserved = payment.state === 'authorized';
  if (!isReserved && (!isManual(payment.provider) || payment.success)) return null;
  const amount = formatDollars(total);
  const { question, effects, okText } = isReserved
    ? {
        question: `Take ${amount} now?`,
        effects: `The card is charged without waiting for the shipment of order ${number}.`,
        okText: 'Take the payment',
      }
    : {
        question: `Has ${amount} arrived?`,
        effects: `Order ${number} is then paid, and its buyer gets an email. This can’t be undone.`,
        okText: 'Set to paid',
      };
  const button = (
    <ConfirmButton
      tone="secondary"
      busy={mark.isPending}
      question={question}
      effects={effects}
      okText={okText}
      onConfirm={() => mark.mutate()}
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
          `${amount} is to be paid.`
        )
      }
      button={button}
    />
  );
}
