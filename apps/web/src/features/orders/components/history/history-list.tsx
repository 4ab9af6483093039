import { useMomentFormat } from '../../../../ui/page/use-moment-format';
import type { HistoryEntry } from './history-entries';
import styles from './history-list.module.css';

/** What happened to an order, when, and who did it. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ol className={styles.entries}>
      {entries.map(({ what, at, why, text, by }) => (
        <li key={`${at} ${what} ${text ?? ''}`}>
          <strong>{what}</strong>{' '}
          <span className={styles.when}>
            <time dateTime={at}>{moment(at)}</time>
            {why !== undefined && `, ${why}`}
            {by !== undefined && `, ${by?.name ?? 'the payment was refused'}`}
          </span>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
