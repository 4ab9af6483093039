import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
} from 'react';
import { Button } from '../../../ui/forms/button';
import { BY_SAVE_KEY } from '../../../ui/keys/save-key';
import { notify } from '../../../ui/messages/notify';
import { RowsBar } from './rows-bar';
import { SavedRows } from './saved-rows';
import { rowsText, setBackText, type SetBack } from './set-back-text';

interface UnsavedRow {
  /** @returns whether something was saved */
  save: () => Promise<boolean>;
  discard: () => void;
  /** Sets back what the last save has changed. */
  setBack: () => Promise<SetBack>;
}

/** Rows that are saved side by side. A page of requests at once would make others wait. */
const AT_ONCE = 4;

/** Rows that were saved last, and may be set back. */
interface LastSave {
  rows: readonly UnsavedRow[];
  isUndoing: boolean;
}

interface Rows {
  add: (row: UnsavedRow) => void;
  remove: (row: UnsavedRow) => void;
  /** Offers to undo the save of one row. */
  offerUndo: (row: UnsavedRow) => void;
}

const RowsContext = createContext<Rows>({
  add: () => undefined,
  remove: () => undefined,
  offerUndo: () => undefined,
});

/**
 * Tells the bar below the rows that this one has something to save.
 * @returns what to call once the row was saved by itself
 */
export function useUnsavedRow(isUnsaved: boolean, { save, discard, setBack }: UnsavedRow) {
  const { add, remove, offerUndo } = use(RowsContext);
  const told = useRef<UnsavedRow>(undefined);
  const saveNow = useEffectEvent(save);
  const discardNow = useEffectEvent(discard);
  const setBackNow = useEffectEvent(setBack);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const row: UnsavedRow = {
      save: () => saveNow(),
      discard: () => discardNow(),
      setBack: () => setBackNow(),
    };
    told.current = row;
    add(row);
    return () => remove(row);
  }, [isUnsaved, add, remove]);
  return () => {
    if (told.current) offerUndo(told.current);
  };
}

/**
 * Rows that are saved one by one, with a bar to save all at once as soon as several are filled or pasted, and to undo
 * what was saved last.
 */
export function UnsavedRows({ children }: PropsWithChildren) {
  const [rows, setRows] = useState<ReadonlySet<UnsavedRow>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [last, setLast] = useState<LastSave>();
  const context = useMemo<Rows>(
    () => ({
      add(row) {
        setRows((before) => new Set([...before, row]));
        // Undoing types into the rows itself.
        setLast((before) => (before?.isUndoing ? before : undefined));
      },
      remove: (row) => setRows((before) => new Set([...before].filter((other) => other !== row))),
      offerUndo: (row) =>
        setLast((before) => (before?.isUndoing ? before : { rows: [row], isUndoing: false })),
    }),
    [],
  );

  async function saveAll() {
    setSaving(true);
    const saved: UnsavedRow[] = [];
    await sideBySide([...rows], async (row) => {
      if (await row.save()) saved.push(row);
    });
    setSaving(false);
    if (saved.length > 0) setLast({ rows: saved, isUndoing: false });
  }

  async function undo(saved: readonly UnsavedRow[]) {
    setLast({ rows: saved, isUndoing: true });
    const results: SetBack[] = [];
    await sideBySide(saved, async (row) => {
      results.push(await row.setBack());
    });
    setLast(undefined);
    const { text, isWhole } = setBackText(results);
    if (isWhole) notify.success(text);
    else notify.error(text);
  }

  const isBarWanted = rows.size > 1 || isSaving;
  return (
    <RowsContext value={context}>
      {children}
      {last && (rows.size === 0 || last.isUndoing) && (
        <SavedRows
          count={last.rows.length}
          isUndoing={last.isUndoing}
          onUndo={() => void undo(last.rows)}
          onClose={() => setLast(undefined)}
        />
      )}
      {isBarWanted && !last?.isUndoing && (
        <RowsBar label="Unsaved rows" text={`${rowsText(rows.size)} not saved`}>
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
        </RowsBar>
      )}
    </RowsContext>
  );
}

async function sideBySide(
  rows: readonly UnsavedRow[],
  work: (row: UnsavedRow) => Promise<void>,
): Promise<void> {
  const left = [...rows];
  const workOff = async () => {
    for (let row = left.shift(); row; row = left.shift()) await work(row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}
