import styles from './spinner.module.css';

/** Shows that something is in progress. Silent to screen readers: put a text beside it. */
export function Spinner() {
  return <span aria-hidden className={styles.spinner} />;
}
