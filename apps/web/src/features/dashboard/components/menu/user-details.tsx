import styles from './user-details.module.css';

interface UserDetailsProps {
  /** Labels and values, in order. */
  details: readonly (readonly [label: string, value: string])[];
}

/** Accounts created by an operator have a dash in unknown fields, which must not be empty. */
function isGiven(value: string): boolean {
  return !['', '-'].includes(value.trim());
}

/** A user's stored data, as a card. */
export function UserDetails({ details }: UserDetailsProps) {
  return (
    <dl className={styles.details}>
      {details.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{isGiven(value) ? value : 'Not given yet'}</dd>
        </div>
      ))}
    </dl>
  );
}
