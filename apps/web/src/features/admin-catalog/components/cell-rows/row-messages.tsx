import { Notice } from '../../../../ui/feedback/notice';
import { SaveConflict } from '../../../../ui/feedback/save-conflict';
import type { Conflict } from '../../../../ui/feedback/use-conflict';
import styles from './cell-rows.module.css';
import type { refusalsOf } from './refusals-of';

interface RowMessagesProps extends Pick<ReturnType<typeof refusalsOf>, 'refusals' | 'conflictId'> {
  /** The product's name. */
  name: string;
  conflict: Conflict | undefined;
  /** What became of a draft; empty if there is nothing to say. */
  note: string | false;
  onLoad: () => void;
}

/** Says across the whole row why it was not saved. It is announced without taking the focus. */
export function RowMessages(props: RowMessagesProps) {
  const { name, refusals, conflict, conflictId, note, onLoad } = props;
  const isRefused = refusals.length > 0 || conflict !== undefined;
  return (
    <div className={styles.messages}>
      <div role="status">
        {isRefused && <span className="visually-hidden">{name}: </span>}
        {refusals.map(({ id, text }) => (
          <p key={id} id={id} className={styles.refusal}>
            {text}
          </p>
        ))}
        <div id={conflictId}>
          <SaveConflict conflict={conflict} what="product" onLoad={onLoad} />
        </div>
      </div>
      {note && (
        <Notice>
          <p>{note}</p>
        </Notice>
      )}
    </div>
  );
}
