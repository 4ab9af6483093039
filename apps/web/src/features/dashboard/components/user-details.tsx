import styles from './user-details.module.css';

interface UserDetailsProps {
  /** Label and value, in the order they stand. */
  details: readonly (readonly [label: string, value: string])[];
}

/** What the shop knows about someone, as a card. */
export function UserDetails({ details }: UserDetailsProps) {
  return (
    <dl className={styles.details}>
      {details.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value || 'Not given yet'}</dd>
        </div>
      ))}
    </dl>
  );
}
