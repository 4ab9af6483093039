import { endpoints, type OrderDetails, type Return } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../api/list-my-orders';
import styles from './returns.module.css';

interface AddReturnPhotoProps {
  number: OrderDetails['number'];
  one: Return;
}

/** Adds a photo to a return that has none, until it is decided: the one that was chosen first may not have arrived. */
export function AddReturnPhoto({ number, one: { _id: id, state, photo } }: AddReturnPhotoProps) {
  const [chosen, setChosen] = useState<File>();
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
        if (chosen) add.mutate(chosen);
      }}
    >
      <Field
        label="Add a photo"
        hint="Shows what is wrong. Only you and the shop see it"
        type="file"
        accept="image/*"
        onChange={({ target }) => setChosen(target.files?.[0])}
      />
      {chosen && (
        <div className={styles.actions}>
          <Button type="submit" tone="secondary" busy={add.isPending}>
            Send the photo
          </Button>
        </div>
      )}
    </form>
  );
}
