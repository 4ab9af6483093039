import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnection, type Connection } from '../../lib/connection';
import styles from './connection-notice.module.css';

/** A connection that stumbles is not worth a word. */
const PATIENCE_MS = 1_500;

const WORDS: Record<Exclude<Connection, 'online'>, string> = {
  offline: 'You are offline. Your cart still works; the rest comes back by itself.',
  unreachable: 'The shop does not answer right now. We keep trying; your cart is safe.',
};

/** Says, above the page, that the shop can't be reached, and that nobody needs to do anything about it. */
export function ConnectionNotice() {
  const connection = useConnection();
  const [isLasting, setLasting] = useState(false);
  const isAway = connection !== 'online';
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isAway]);
  return (
    <div role="status" className={styles.frame}>
      {isAway && isLasting && (
        <p className={styles.notice}>
          <span className={`container ${styles.words}`}>
            <CloudOff aria-hidden size={18} />
            {WORDS[connection]}
          </span>
        </p>
      )}
    </div>
  );
}
