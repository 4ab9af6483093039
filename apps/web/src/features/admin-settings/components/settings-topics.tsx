import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SETTING_LABELS } from '../settings-fields';
import styles from './settings-topics.module.css';

/** The topics of the settings in their order: what is in an address, and the heading. */
export const SETTINGS_TOPICS = {
  shop: 'The shop',
  banner: 'Banner of the home page',
  'home-rows': SETTING_LABELS.homeRows,
  'header-links': SETTING_LABELS.headerLinks,
  'footer-links': SETTING_LABELS.footerLinks,
  'days-and-stock': 'Days and stock',
  sales: 'Sales',
  texts: 'What shoppers read',
  'manual-payments': SETTING_LABELS.manualMethods,
  invoices: 'Invoices',
} as const;

export type SettingsTopic = keyof typeof SETTINGS_TOPICS;

/** Leads to the topics of the long form, and to the one that the address names. */
export function SettingsTopics() {
  const { hash } = useLocation();
  // The form comes later than its page, which looked for the topic in vain.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <nav className={styles.topics} aria-label="Topics">
      {Object.entries(SETTINGS_TOPICS).map(([topic, title]) => (
        <a key={topic} href={`#${topic}`} className={styles.link}>
          {title}
        </a>
      ))}
    </nav>
  );
}
