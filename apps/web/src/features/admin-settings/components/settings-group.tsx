import { useId, type ReactNode } from 'react';
import styles from './settings-form.module.css';

interface SettingsGroupProps {
  title: string;
  children: ReactNode;
}

/** Settings of one topic under their heading. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
