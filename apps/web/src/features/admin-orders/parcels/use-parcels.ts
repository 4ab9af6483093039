import { endpoints, type AdminOrderDetails, type ParcelInput } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { useCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';

/** Adds a parcel, once for each press: after a lost reply, the next press gets the reply of the first one. */
export function useAddParcel({ _id: orderId }: AdminOrderDetails, onDone: () => void) {
  const queryClient = useQueryClient();
  const creation = useCreationKey(undefined);
  return useMutation({
    mutationFn: (body: ParcelInput) =>
      call(endpoints.addParcel, {
        params: { orderId },
        headers: { 'idempotency-key': creation.begin() },
        body,
      }),
    onSuccess: ({ message }) => {
      creation.end();
      notify.success(message);
      onDone();
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, 'The parcel could not be added.'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}

/** Removes a parcel by its id. */
export function useRemoveParcel({ _id: orderId }: AdminOrderDetails) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (parcelId: string) =>
      call(endpoints.removeParcel, { params: { orderId, parcelId } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error, 'The parcel could not be removed.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
