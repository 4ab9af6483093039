import { isTooLong, lengthNote } from './length-note';
import { useLiveText, type LiveText } from '../live-text';
import styles from '../field.module.css';

interface LengthCounterProps {
  id: string;
  live: LiveText;
  limit: number;
}

/** How long a text is, once it comes near its limit. Screen readers announce when it passes the limit, not every key. */
export function LengthCounter({ id, live, limit }: LengthCounterProps) {
  const note = useLiveText(live, (text) => lengthNote(text, limit));
  const excess = useLiveText(live, (text) => (isTooLong(text, limit) ? 'Too long' : ''));
  if (limit === Infinity) return null;
  return (
    <>
      <span role="status" className="visually-hidden">
        {excess}
      </span>
      {note !== undefined && (
        <p id={id} className={excess ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </>
  );
}
