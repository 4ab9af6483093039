import { useId, type ReactNode } from 'react';
import styles from './settings-form.module.css';
import { SETTINGS_TOPICS, type SettingsTopic } from './settings-topics';

interface SettingsGroupProps {
  topic: SettingsTopic;
  children: ReactNode;
}

/** Settings of one topic under their heading. */
export function SettingsGroup({ topic, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section id={topic} className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {SETTINGS_TOPICS[topic]}
      </h2>
      {children}
    </section>
  );
}
