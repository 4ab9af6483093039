import { useId } from 'react';
import styles from './upload-progress.module.css';

/** How far a photo is on its way. @param sent from 0 to 1 */
export function UploadProgress({ sent }: { sent: number }) {
  const id = useId();
  return (
    <div className={styles.upload}>
      <label htmlFor={id}>{sent < 1 ? 'Sending the photo ...' : 'Preparing the photo ...'}</label>
      {/* Without a value it shows that something goes on: how long the server takes is not known. */}
      <progress id={id} className={styles.bar} {...(sent < 1 && { value: sent })} />
    </div>
  );
}
