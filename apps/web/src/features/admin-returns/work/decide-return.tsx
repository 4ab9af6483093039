import { endpoints, type AdminReturn } from '@shop/shared';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { TextField } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import styles from './return-actions.module.css';
import { useReturnStep } from './use-return-step';

/** Approves or declines a return, with a word to its buyer. */
export function DecideReturn({ one: { _id: id } }: { one: AdminReturn }) {
  const [message, setMessage] = useState('');
  const decide = useReturnStep((isApproved: boolean) =>
    call(endpoints.decideReturn, { params: { id }, body: { isApproved, message } }),
  );
  return (
    <div className={styles.form}>
      <TextField
        label="Message to the buyer"
        hint="Part of the mail. May be empty"
        rows={3}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className={styles.actions}>
        <Button busy={decide.isPending} onClick={() => decide.mutate(true)}>
          Approve the return
        </Button>
        <Button tone="danger" busy={decide.isPending} onClick={() => decide.mutate(false)}>
          Decline
        </Button>
      </div>
    </div>
  );
}
