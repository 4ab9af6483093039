import { useId } from 'react';
import styles from './upload-progress.module.css';

/** The progress of a photo's upload. @param sent from 0 to 1 */
export function UploadProgress({ sent }: { sent: number }) {
  const id = useId();
  return (
    <div className={styles.upload}>
      <label htmlFor={id}>{sent < 1 ? 'Sending the photo ...' : 'Preparing the photo ...'}</label>
      {/* Indeterminate once everything is sent: how long the server takes is unknown. */}
      <progress id={id} className={styles.bar} {...(sent < 1 && { value: sent })} />
    </div>
  );
}
