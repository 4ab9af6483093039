import { useMomentFormat } from '../page/use-moment-format';
import styles from './note-list.module.css';

/** Notes of administrators, the oldest first. */
export interface NoteListProps {
  /** `at` is ISO 8601, UTC. */
  notes: readonly { text: string; at: string; by: { name: string } }[];
}

/** What administrators wrote for each other, and when. */
export function NoteList({ notes }: NoteListProps) {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul className={styles.notes}>
      {notes.map(({ text, at, by }, index) => (
        <li key={index}>
          <p className={styles.note}>{text}</p>
          <p className={styles.when}>
            {by.name}, <time dateTime={at}>{moment(at)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
