import { ROLE, type UserRow } from '@shop/shared';
import { useState } from 'react';
import { Confirm } from '../../../ui/dialogs/confirm';
import { Button } from '../../../ui/forms/button';
import { useChangeRole } from '../api/change-role';
import styles from './change-role.module.css';

/** The change that the button makes to a user with this role. */
const CHANGES = {
  [ROLE.shopper]: {
    to: ROLE.admin,
    label: 'Make administrator',
    meaning: 'will be able to change products, orders and other users’ roles.',
  },
  [ROLE.admin]: {
    to: ROLE.shopper,
    label: 'Make shopper',
    meaning: 'will only be able to shop. Changes they have already made are kept.',
  },
} as const;

/** Switches a user to the other role, after a confirmation. */
export function ChangeRole({ user }: { user: UserRow }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const change = useChangeRole(user._id, close);
  const { to, label, meaning } = CHANGES[user.role];
  return (
    <>
      <Button tone="secondary" className={styles.button} onClick={() => setAsking(true)}>
        {label}
        <span className="visually-hidden">: {user.name}</span>
      </Button>
      <Confirm
        title={`${label}?`}
        open={asking}
        okText={label}
        busy={change.isPending}
        onConfirm={() => change.mutate(to)}
        onKeep={close}
      >
        <p className={styles.question}>
          <strong>{user.name}</strong> ({user.email}) {meaning}
        </p>
      </Confirm>
    </>
  );
}
