import {
  createContext,
  use,
  useCallback,
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
import { rowsText, setBackText, type SetBack, type Undo } from './set-back-text';

interface UnsavedRow {
  /** @returns whether something was saved */
  save: () => Promise<boolean>;
  discard: () => void;
  /** @returns a function that undoes the saves since it was last called; undefined if there were none */
  takeUndo: () => Undo | undefined;
}

/** Rows that are saved side by side. A page of requests at once would make others wait. */
const AT_ONCE = 4;

/** What undoes rows that were saved together. */
type UndoSave = readonly Undo[];

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
export function useUnsavedRow(isUnsaved: boolean, { save, discard, takeUndo }: UnsavedRow) {
  const { add, remove, offerUndo } = use(RowsContext);
  const told = useRef<UnsavedRow>(undefined);
  const saveNow = useEffectEvent(save);
  const discardNow = useEffectEvent(discard);
  const takeUndoNow = useEffectEvent(takeUndo);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const row: UnsavedRow = {
      save: () => saveNow(),
      discard: () => discardNow(),
      takeUndo: () => takeUndoNow(),
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
 * one save after the other.
 */
export function UnsavedRows({ children }: PropsWithChildren) {
  const [rows, setRows] = useState<ReadonlySet<UnsavedRow>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [saves, setSaves] = useState<readonly UndoSave[]>([]);
  const [isUndoing, setUndoing] = useState(false);
  const last = saves.at(-1);
  const noteSave = useCallback((saved: readonly UnsavedRow[]) => {
    const undos = saved.flatMap((row) => row.takeUndo() ?? []);
    if (undos.length > 0) setSaves((before) => [...before, undos]);
  }, []);
  const context = useMemo<Rows>(
    () => ({
      add: (row) => setRows((before) => new Set([...before, row])),
      remove: (row) => setRows((before) => new Set([...before].filter((other) => other !== row))),
      offerUndo: (row) => noteSave([row]),
    }),
    [noteSave],
  );

  async function saveAll() {
    setSaving(true);
    const saved: UnsavedRow[] = [];
    await sideBySide([...rows], async (row) => {
      if (await row.save()) saved.push(row);
    });
    setSaving(false);
    noteSave(saved);
  }

  async function undo(save: UndoSave) {
    setUndoing(true);
    const results: SetBack[] = [];
    await sideBySide(save, async (undoRow) => {
      results.push(await undoRow());
    });
    setSaves((before) => before.filter((other) => other !== save));
    setUndoing(false);
    const { text, isWhole } = setBackText(results);
    if (isWhole) notify.success(text);
    else notify.error(text);
  }

  const isBarWanted = rows.size > 1 || isSaving;
  return (
    <RowsContext value={context}>
      {children}
      {last && (rows.size === 0 || isUndoing) && (
        <SavedRows
          count={last.length}
          earlier={saves.length - 1}
          isUndoing={isUndoing}
          onUndo={() => void undo(last)}
          onClose={() => setSaves([])}
        />
      )}
      {isBarWanted && !isUndoing && (
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

async function sideBySide<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const left = [...rows];
  const workOff = async () => {
    for (let row = left.shift(); row; row = left.shift()) await work(row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}
