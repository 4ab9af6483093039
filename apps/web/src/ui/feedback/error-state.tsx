import { FAILURE_TEXTS } from '@shop/shared';
import { CloudOff } from 'lucide-react';
import { failureText } from '../../lib/http/api-error';
import { useConnection } from '../../lib/http/connection';
import { Button } from '../forms/button';
import styles from '../messages/message.module.css';

interface ErrorStateProps {
  error: unknown;
  /** Shown when the server gave no message. */
  fallback?: string;
  onRetry: () => void;
}

/** Shown in place of something that could not be loaded. */
export function ErrorState({ error, fallback = FAILURE_TEXTS.loading, onRetry }: ErrorStateProps) {
  const isDisconnected = useConnection() !== 'online';
  return (
    <div className={styles.message} role="alert">
      <span className={styles.icon}>
        <CloudOff aria-hidden size={28} strokeWidth={1.5} />
      </span>
      <p>{failureText(error, fallback)}</p>
      {isDisconnected && (
        <p className={styles.text}>
          This will load automatically once the shop can be reached again.
        </p>
      )}
      <div className={styles.actions}>
        <Button tone="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
