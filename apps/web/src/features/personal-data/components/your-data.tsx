import { useState } from 'react';
import { Button } from '../../../ui/forms/button';
import { Panel } from '../../../ui/page/panel';
import { useDownloadMyData } from '../api/use-download';
import { DeleteMyAccount } from './delete-my-account';
import styles from './your-data.module.css';

/** Downloads or deletes the data stored about the signed-in user. */
export function YourData() {
  return (
    <>
      <Download />
      <Deletion />
    </>
  );
}

function Download() {
  const download = useDownloadMyData();
  return (
    <Panel heading="Download">
      <p className={styles.note}>
        Your profile, your sessions, the browsers and places you have signed in from and your
        orders, in one JSON file. Passwords and other secrets are not in it.
      </p>
      <div className={styles.actions}>
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          Download my data
        </Button>
      </div>
    </Panel>
  );
}

function Deletion() {
  const [asking, setAsking] = useState(false);
  return (
    <Panel heading="Delete">
      <p className={styles.note}>
        Your account can be deleted once all your orders are delivered or cancelled.
      </p>
      <div className={styles.actions}>
        <Button tone="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {asking && <DeleteMyAccount onClose={() => setAsking(false)} />}
    </Panel>
  );
}
