import { ROLE, type UserRow } from '@shop/shared';
import { useState } from 'react';
import { Modal } from '../../../ui/feedback/modal';
import { Button } from '../../../ui/forms/button';
import { useChangeRole } from '../api/change-role';
import styles from './change-role.module.css';

/** The change that the button makes to a user with this role. */
const CHANGES = {
  [ROLE.shopper]: {
    to: ROLE.admin,
    label: 'Make administrator',
    meaning: 'can then change products, orders and other people’s roles.',
  },
  [ROLE.admin]: {
    to: ROLE.shopper,
    label: 'Make shopper',
    meaning: 'can then only buy. The changes they made stay.',
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
      <Modal
        title={`${label}?`}
        open={asking}
        okText={label}
        confirmLoading={change.isPending}
        onOk={() => change.mutate(to)}
        onCancel={close}
      >
        <p className={styles.question}>
          <strong>{user.name}</strong> ({user.email}) {meaning}
        </p>
      </Modal>
    </>
  );
}
