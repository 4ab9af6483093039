import { endpoints, type OrderDetails, type Return } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../api/list-my-orders';

interface CancelReturnProps {
  number: OrderDetails['number'];
  one: Return;
}

/** Cancels a return that has not arrived yet. A withdrawal can't be taken back alone. */
export function CancelReturn({ number, one: { _id: id, state, withdrawal } }: CancelReturnProps) {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(endpoints.cancelReturn, { params: { id } }),
    onSuccess: ({ message, order }) => {
      queryClient.setQueryData([ORDERS, 'mine', 'one', String(number)], order);
      notify.success(message);
    },
    onError: (error) => notify.error(failureText(error, 'The return could not be cancelled.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  if (withdrawal || (state !== 'requested' && state !== 'approved')) return null;
  return (
    <div data-no-print>
      <ConfirmButton
        tone="secondary"
        busy={cancel.isPending}
        question="Cancel this return?"
        effects="You keep these pieces. You can ask for a return again later."
        keepText="Keep the return"
        okText="Cancel the return"
        onConfirm={() => cancel.mutate()}
      >
        Cancel the return
      </ConfirmButton>
    </div>
  );
}
