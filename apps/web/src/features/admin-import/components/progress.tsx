import { useId } from 'react';
import styles from './import.module.css';

/** A progress bar. @param value from 0 to 1 */
export function Progress({ label, value }: { label: string; value: number }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} value={value} />
    </div>
  );
}
