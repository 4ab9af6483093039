import type { AdminOrderDetails } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { useRemoveParcel } from './use-parcels';

interface RemoveParcelProps {
  order: AdminOrderDetails;
  /** The id of the parcel. */
  id: string;
  /** Its place among the parcels. */
  index: number;
}

/** Removes a parcel that was entered by mistake. */
export function RemoveParcel({ order, id, index }: RemoveParcelProps) {
  const remove = useRemoveParcel(order);
  return (
    <ConfirmButton
      tone="quiet"
      busy={remove.isPending}
      aria-label={`Remove parcel ${index + 1}`}
      question={`Remove parcel ${index + 1}?`}
      effects="Its pieces then count as not shipped. The buyer may already have an email about it: it is sent one minute after a parcel is added."
      okText="Remove"
      onConfirm={() => remove.mutate(id)}
    >
      Remove
    </ConfirmButton>
  );
}
