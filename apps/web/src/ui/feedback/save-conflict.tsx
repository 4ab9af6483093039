import { Button } from '../forms/button';
import styles from './save-conflict.module.css';

interface SaveConflictProps {
  /** The server's message, which names who saved. */
  message: string;
  /** The noun for what was saved, such as `settings`. */
  what: string;
  onLoad: () => void;
}

/** Says that somebody else saved in the meantime, and offers to load their version. Until then the typed text stays. */
export function SaveConflict({ message, what, onLoad }: SaveConflictProps) {
  return (
    <div className={styles.conflict}>
      <p>{message}</p>
      <Button tone="danger" onClick={onLoad}>
        Load the saved {what}
      </Button>
    </div>
  );
}
