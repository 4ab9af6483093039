import styles from './user-details.module.css';

interface UserDetailsProps {
  /** Label and value, in the order they stand. */
  details: readonly (readonly [label: string, value: string])[];
}

/** Accounts made by hand carry a dash where nothing is known, since the field must not be empty. */
function isGiven(value: string): boolean {
  return !['', '-'].includes(value.trim());
}

/** What the shop knows about someone, as a card. */
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
