import { endpoints, type OrderDetails, type Return } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../api/list-my-orders';
import { PhotoField } from './photo/photo-field';
import { useChosenPhoto } from './photo/use-chosen-photo';
import styles from './returns.module.css';

interface AddReturnPhotoProps {
  number: OrderDetails['number'];
  one: Return;
}

/** Adds a photo to a return that has none, until it is decided: the one that was chosen first may not have arrived. */
export function AddReturnPhoto({ number, one: { _id: id, state, photo } }: AddReturnPhotoProps) {
  const chosen = useChosenPhoto();
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: (file: File) =>
      call(endpoints.setReturnPhoto, { params: { id }, body: { photo: file } }),
    onSuccess: ({ message, order }) => {
      queryClient.setQueryData([ORDERS, 'mine', 'one', String(number)], order);
      notify.success(message);
    },
    onError: (error) => notify.error(failureText(error, 'The photo could not be saved.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  if (photo || state !== 'requested') return null;
  return (
    <form
      className={styles.form}
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.file) add.mutate(chosen.file);
      }}
    >
      <PhotoField
        label="Add a photo"
        hint="Shows what is wrong. Only you and the shop see it"
        chosen={chosen}
      />
      {chosen.file && (
        <div className={styles.actions}>
          <Button type="submit" tone="secondary" busy={add.isPending}>
            Send the photo
          </Button>
        </div>
      )}
    </form>
  );
}
