import { endpoints } from '@shop/shared';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { TextField } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { RestockArrivedBox } from './restock-box';
import type { ReturnOfOrder } from './return-of-order';
import styles from './return-actions.module.css';
import { useReturnStep } from './use-return-step';

/** Closes a return without a refund, with a reason that its buyer reads. */
export function CloseWithoutRefund({ order, one }: ReturnOfOrder) {
  const [message, setMessage] = useState('');
  const [restock, setRestock] = useState(false);
  const close = useReturnStep(() =>
    call(endpoints.closeReturn, { params: { id: one._id }, body: { message, restock } }),
  );
  return (
    <details>
      <summary>Close without a refund</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          close.mutate(undefined);
        }}
      >
        <TextField
          label="Why nothing is refunded"
          hint={hintOf(one)}
          rows={3}
          required
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {one.state !== 'approved' && (
          <RestockArrivedBox order={order} one={one} checked={restock} onChange={setRestock} />
        )}
        <div className={styles.actions}>
          <Button type="submit" tone="secondary" busy={close.isPending}>
            Close the return
          </Button>
        </div>
      </form>
    </details>
  );
}

function hintOf({ state, unsent }: ReturnOfOrder['one']): string {
  const hint = 'Part of the mail, and on the buyer’s order page';
  if (state !== 'approved') return hint;
  return `${hint}. ${unsent ? 'The pieces can be sent then' : 'The buyer keeps the pieces then, and can ask for another return'}`;
}
