import styles from './spinner.module.css';

/** Something is going on. Says nothing; put words beside it. */
export function Spinner() {
  return <span aria-hidden className={styles.spinner} />;
}
