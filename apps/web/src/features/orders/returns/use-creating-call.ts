import type { OrderDetails } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { keptCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../api/list-my-orders';

/** A call that creates something for an order of the shopper's. */
export interface CreatingCall<Input> {
  /** What it creates. */
  name: string;
  call: (
    input: Input,
    headers: { 'idempotency-key': string },
  ) => Promise<{ message: string; order: OrderDetails }>;
  /** What is said without the server's reason: it may have been made. */
  noAnswer: string;
}

/**
 * Makes such a call once for each press: after a lost reply, the next press gets the reply of the first one, also from a
 * form that was opened again, and after a reload.
 */
export function useCreatingCall<Input>(
  { number, returns }: OrderDetails,
  { name, call, noAnswer }: CreatingCall<Input>,
) {
  const queryClient = useQueryClient();
  // A form that is still open repeats its call, although the order shows meanwhile what it has made.
  const [shownAtFirst] = useState(returns?.length);
  const creation = keptCreationKey(`${name} ${number}`, shownAtFirst);
  return useMutation({
    mutationFn: (input: Input) => call(input, { 'idempotency-key': creation.begin() }),
    onSuccess: ({ message, order }) => {
      creation.end();
      queryClient.setQueryData([ORDERS, 'mine', 'one', String(number)], order);
      notify.success(message);
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, noAnswer));
    },
    // Also after a refusal: the order is not what the screen shows.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [ORDERS] });
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
    },
  });
}
