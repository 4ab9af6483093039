import { Link } from 'react-router-dom';
import styles from './figure.module.css';

interface FigureProps {
  /** What stands in the list that it leads to. */
  to: string;
  value: string;
  /** What was counted. */
  label: string;
}

/** A number that is the first thing to be seen, and leads to what it counts. */
export function Figure({ to, value, label }: FigureProps) {
  return (
    <Link to={to} className={styles.figure}>
      <span className={`tabular ${styles.value}`}>{value}</span>{' '}
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
