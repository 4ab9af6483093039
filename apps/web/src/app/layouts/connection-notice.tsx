import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnection, type Connection } from '../../lib/http/connection';
import { isAdmin, useSession } from '../../lib/session/session';
import styles from './connection-notice.module.css';

/** Shorter interruptions are not reported. */
const NOTICE_DELAY_MS = 1_500;

type Messages = Record<Exclude<Connection, 'online'>, string>;

const MESSAGES: Messages = {
  offline: 'You are offline. Your cart still works; the rest will load once you are back online.',
  unreachable: 'The shop is not responding. We are trying to reconnect; your cart is safe.',
};

/** Administrators have unsaved work rather than a cart. */
const ADMIN_MESSAGES: Messages = {
  offline: 'You are offline. You can save your changes once you are back online.',
  unreachable: 'The shop is not responding. We are trying to reconnect; you can save after that.',
};

/** A notice above the page that the shop can't be reached and will be reconnected. */
export function ConnectionNotice() {
  const connection = useConnection();
  const messages = isAdmin(useSession()) ? ADMIN_MESSAGES : MESSAGES;
  const [isLasting, setLasting] = useState(false);
  const isDisconnected = connection !== 'online';
  useEffect(() => {
    if (!isDisconnected) return undefined;
    const timer = setTimeout(() => setLasting(true), NOTICE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isDisconnected]);
  return (
    <div role="status" className={styles.frame} data-no-print>
      {isDisconnected && isLasting && (
        <p className={styles.notice} data-sticks-above>
          <span className={`container ${styles.words}`}>
            <CloudOff aria-hidden size={18} />
            {messages[connection]}
          </span>
        </p>
      )}
    </div>
  );
}
