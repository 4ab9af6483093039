import { PermittedLink } from '../../../../ui/page/permitted';
import styles from './figure.module.css';

interface FigureProps {
  /** URL of the list that it counts. */
  to: string;
  value: string;
  /** What was counted. */
  label: string;
}

/** A large number that links to the list it counts. */
export function Figure({ to, value, label }: FigureProps) {
  return (
    <PermittedLink to={to} className={styles.figure}>
      <span className={`tabular ${styles.value}`}>{value}</span>{' '}
      <span className={styles.label}>{label}</span>
    </PermittedLink>
  );
}
