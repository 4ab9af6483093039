import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/http/api-error';
import { useCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';

/** A call that creates something for an order. */
export interface CreatingCall<Input> {
  call: (input: Input, headers: { 'idempotency-key': string }) => Promise<{ message: string }>;
  /** What is said if it fails for an unknown reason. */
  failure: string;
  onDone: () => void;
}

/** Makes such a call once for each press: after a lost reply, the next press gets the reply of the first one. */
export function useCreatingCall<Input>({ call, failure, onDone }: CreatingCall<Input>) {
  const queryClient = useQueryClient();
  const creation = useCreationKey(undefined);
  return useMutation({
    mutationFn: (input: Input) => call(input, { 'idempotency-key': creation.begin() }),
    onSuccess: ({ message }) => {
      creation.end();
      notify.success(message);
      onDone();
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, failure));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
