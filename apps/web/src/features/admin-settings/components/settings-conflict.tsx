import { Button } from '../../../ui/forms/button';
import styles from './settings-form.module.css';

interface SettingsConflictProps {
  /** The server's message, which names who saved. */
  message: string;
  reload: () => void;
}

/** Says that somebody else saved, and offers to load their version. Until then the typed text stays. */
export function SettingsConflict({ message, reload }: SettingsConflictProps) {
  return (
    <div className={styles.conflict}>
      <p>{message}</p>
      <Button tone="danger" onClick={reload}>
        Load the saved settings
      </Button>
    </div>
  );
}
