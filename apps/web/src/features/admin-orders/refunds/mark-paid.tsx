import { endpoints, formatDollars, isManual, type AdminOrderDetails } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { notify } from '../../../ui/messages/notify';
import { ORDERS, OrderSection } from '../../orders';

/** Says that the money of an order has come that is paid by hand. */
export function MarkPaid({ order }: { order: AdminOrderDetails }) {
  const { _id, number, payment, total } = order;
  const queryClient = useQueryClient();
  const mark = useMutation({
    mutationFn: () => call(endpoints.markOrderPaid, { params: { orderId: _id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error, 'The payment could not be saved.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  if (!isManual(payment.provider) || payment.success) return null;
  return (
    <OrderSection heading="Payment">
      <div>
        <ConfirmButton
          tone="secondary"
          busy={mark.isPending}
          question={`Has ${formatDollars(total)} come?`}
          effects={`Order ${number} is paid then, and its buyer gets a mail. This can’t be undone.`}
          okText="Set to paid"
          onConfirm={() => mark.mutate()}
        >
          Set to paid
        </ConfirmButton>
      </div>
    </OrderSection>
  );
}
