import { ROLE, type UserRow } from '@shop/shared';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/modal';
import { Button } from '../../../ui/forms/button';
import { Permitted } from '../../../ui/page/permitted';
import { useDownloadUserData } from '../../personal-data';
import { useDeleteUser } from '../api/delete-user';
import buttonStyles from './change-role.module.css';
import styles from './user-data.module.css';

/** Downloads a shopper's data or deletes their account, for shoppers who ask for it outside the shop. */
export function UserData({ user }: { user: UserRow }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  // Administrators do both themselves, on their own screens.
  if (user.role === ROLE.admin) return null;
  return (
    <>
      <Button tone="secondary" className={buttonStyles.button} onClick={() => setAsking(true)}>
        Personal data
        <span className="visually-hidden">: {user.name}</span>
      </Button>
      <Modal title="Personal data" open={asking} footer={null} onCancel={close}>
        <Choices user={user} onDone={close} />
      </Modal>
    </>
  );
}

function Choices({ user, onDone }: { user: UserRow; onDone: () => void }) {
  const download = useDownloadUserData(user._id);
  const deletion = useDeleteUser(user._id, onDone);
  return (
    <div className={styles.choices}>
      <p>
        <strong>{user.name}</strong> ({user.email}) can do both on the screen “Your data”. Make sure
        that the request really comes from them. Both are recorded under Changes.
      </p>
      <Permitted needs={['orders', 'money']}>
        <p>The file contains everything the shop stores about them, including their orders.</p>
        <Button
          tone="secondary"
          busy={download.isPending}
          onClick={() => download.mutate(undefined, { onSettled: onDone })}
        >
          Download data
        </Button>
      </Permitted>
      <p>
        A deleted account is gone for good, and signed out everywhere. All orders must be delivered
        or cancelled first. They are kept without the person’s details.
      </p>
      <Button tone="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
        Delete account
      </Button>
    </div>
  );
}
