import { endpoints } from '@shop/shared';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { Field, TextField } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { RestockArrivedBox } from './restock-box';
import type { ReturnOfOrder } from './return-of-order';
import styles from './return-actions.module.css';
import { useReturnStep } from './use-return-step';

/** Closes a return without a refund, because its buyer gets something else. */
export function ExchangeReturn({ order, one }: ReturnOfOrder) {
  const [message, setMessage] = useState('');
  const [newOrder, setNewOrder] = useState('');
  const [restock, setRestock] = useState(false);
  const exchange = useReturnStep(() =>
    call(endpoints.exchangeReturn, {
      params: { id: one._id },
      body: { message, restock, ...(newOrder.trim() && { newOrder: Number(newOrder) }) },
    }),
  );
  return (
    <details>
      <summary>Exchange instead</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          exchange.mutate(undefined);
        }}
      >
        <TextField
          label="What the buyer gets instead"
          hint="Part of the mail"
          rows={3}
          required
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Field
          label="Number of the new order"
          hint="If there is one"
          inputMode="numeric"
          autoComplete="off"
          value={newOrder}
          onChange={({ target }) => setNewOrder(target.value)}
        />
        <RestockArrivedBox order={order} one={one} checked={restock} onChange={setRestock} />
        <div className={styles.actions}>
          <Button type="submit" tone="secondary" busy={exchange.isPending}>
            Exchange it
          </Button>
        </div>
      </form>
    </details>
  );
}
