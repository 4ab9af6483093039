import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type PropsWithChildren,
} from 'react';
import { Button } from '../../../ui/forms/button';
import { BY_SAVE_KEY } from '../../../ui/keys/save-key';
import styles from '../../../ui/list/bulk-bar.module.css';

interface UnsavedRow {
  save: () => Promise<void>;
  discard: () => void;
}

/** Rows that are saved side by side. A page of requests at once would make others wait. */
const AT_ONCE = 4;

type Change = (rows: ReadonlySet<UnsavedRow>) => ReadonlySet<UnsavedRow>;

const ChangeRows = createContext<(change: Change) => void>(() => undefined);

/** Tells the bar below the rows that this one has something to save. */
export function useUnsavedRow(isUnsaved: boolean, { save, discard }: UnsavedRow) {
  const changeRows = use(ChangeRows);
  const saveNow = useEffectEvent(save);
  const discardNow = useEffectEvent(discard);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const row: UnsavedRow = { save: () => saveNow(), discard: () => discardNow() };
    changeRows((rows) => new Set([...rows, row]));
    return () => changeRows((rows) => new Set([...rows].filter((other) => other !== row)));
  }, [isUnsaved, changeRows]);
}

/** Rows that are saved one by one, with a bar to save all at once as soon as several are filled or pasted. */
export function UnsavedRows({ children }: PropsWithChildren) {
  const [rows, setRows] = useState<ReadonlySet<UnsavedRow>>(new Set());
  const [isSaving, setSaving] = useState(false);

  async function saveAll() {
    setSaving(true);
    const left = [...rows];
    const saveLeft = async () => {
      for (let row = left.shift(); row; row = left.shift()) await row.save();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, saveLeft));
    setSaving(false);
  }

  return (
    <ChangeRows value={setRows}>
      {children}
      {(rows.size > 1 || isSaving) && (
        <section
          aria-label="Unsaved rows"
          className={styles.bar}
          data-sticks-below="always"
          data-no-print
        >
          <div className={styles.choice}>
            <p role="status" className={styles.count}>
              {rows.size === 1 ? '1 row is' : `${rows.size} rows are`} not saved
            </p>
            <div className={styles.actions}>
              <Button {...BY_SAVE_KEY} busy={isSaving} onClick={() => void saveAll()}>
                {isSaving ? 'Saving …' : 'Save all'}
              </Button>
              <Button
                tone="quiet"
                disabled={isSaving}
                onClick={() => [...rows].forEach(({ discard }) => discard())}
              >
                Discard all
              </Button>
            </div>
          </div>
        </section>
      )}
    </ChangeRows>
  );
}
