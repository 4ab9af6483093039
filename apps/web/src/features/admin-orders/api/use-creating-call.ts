import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { keptCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';

/** A call that creates something for an order. */
export interface CreatingCall<Input> {
  /** What it creates, and for which order. */
  name: string;
  /** How many of these the order shows. */
  shown?: number;
  call: (input: Input, headers: { 'idempotency-key': string }) => Promise<{ message: string }>;
  /** What is said without the server's reason: it may have been made. */
  noAnswer: string;
  onDone: () => void;
}

/**
 * Makes such a call once for each press: after a lost reply, the next press gets the reply of the first one, also from a
 * form that was opened again, and after a reload.
 */
export function useCreatingCall<Input>({
  name,
  shown,
  call,
  noAnswer,
  onDone,
}: CreatingCall<Input>) {
  const queryClient = useQueryClient();
  // A form that is still open repeats its call, although the order shows meanwhile what it has made.
  const [shownAtFirst] = useState(shown);
  const creation = keptCreationKey(name, shownAtFirst);
  return useMutation({
    mutationFn: (input: Input) => call(input, { 'idempotency-key': creation.begin() }),
    onSuccess: ({ message }) => {
      creation.end();
      notify.success(message);
      onDone();
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, noAnswer));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
