import { endpoints, type AdminOrderDetails, type ParcelInput } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { keptCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';
import { useCreatingCall } from '../api/use-creating-call';

/** The call that adds a parcel, among those whose outcome is not known. */
const nameOf = (orderId: string) => `parcel ${orderId}`;

/** Adds a parcel. */
export function useAddParcel({ _id: orderId, parcels }: AdminOrderDetails, onDone: () => void) {
  return useCreatingCall({
    name: nameOf(orderId),
    shown: parcels?.length,
    call: (body: ParcelInput, headers) =>
      call(endpoints.addParcel, { params: { orderId }, headers, body }),
    noAnswer: 'No answer came: see whether the parcel was added, before you try again.',
    onDone,
  });
}

/** Removes a parcel by its id. */
export function useRemoveParcel({ _id: orderId }: AdminOrderDetails) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (parcelId: string) =>
      call(endpoints.removeParcel, { params: { orderId, parcelId } }),
    onSuccess: ({ message }) => {
      // It had arrived: an equal one is another one.
      keptCreationKey(nameOf(orderId)).end();
      notify.success(message);
    },
    onError: (error) =>
      notify.error(
        failureText(
          error,
          'No answer came: see whether the parcel was removed, before you try again.',
        ),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
