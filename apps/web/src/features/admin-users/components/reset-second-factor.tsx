import type { UserRow } from '@shop/shared';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session';
import { Confirm } from '../../../ui/dialogs/confirm';
import { Button } from '../../../ui/forms/button';
import { useResetSecondFactor } from '../api/reset-second-factor';
import styles from './change-role.module.css';

const LABEL = 'Reset second factor';

/** Turns off the second factor of a user who has lost it, after a confirmation. Your own is on the Security screen. */
export function ResetSecondFactor({ user }: { user: UserRow }) {
  const isOwn = useSession()?.user._id === user._id;
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const reset = useResetSecondFactor(user._id, close);
  if (!user.secondFactor || isOwn) return null;
  return (
    <>
      <Button tone="secondary" className={styles.button} onClick={() => setAsking(true)}>
        {LABEL}
        <span className="visually-hidden">: {user.name}</span>
      </Button>
      <Confirm
        title={`${LABEL}?`}
        open={asking}
        okText={LABEL}
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onKeep={close}
      >
        <p className={styles.question}>
          <strong>{user.name}</strong> ({user.email}) can then sign in with the password alone. Make
          sure that the request really comes from them.
        </p>
      </Confirm>
    </>
  );
}
