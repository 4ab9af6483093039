import styles from './user-details.module.css';

interface UserDetailsProps {
  /** Labels and values, in order. */
  details: readonly (readonly [label: string, value: string])[];
}

/** Accounts created by an operator hold a dash where nothing is known, since the field must not be empty. */
function isGiven(value: string): boolean {
  return !['', '-'].includes(value.trim());
}

/** What the shop knows about a user, as a card. */
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
