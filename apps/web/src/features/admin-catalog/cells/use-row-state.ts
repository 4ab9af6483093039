import { useRef, useState } from 'react';
import { notify } from '../../../ui/messages/notify';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { textsBack, type SavedTexts } from './set-back';
import type { SetBack, Undo } from './set-back-text';

/** How a row is changed by undoing. */
interface EditedRow<Name extends string> {
  /** Returns the texts of what is stored. */
  now: () => Readonly<Record<Name, string>>;
  type: (name: Name, text: string) => void;
  /** Saves what is typed. @returns whether something was saved */
  save: () => Promise<boolean>;
}

/**
 * What became of the saves of a row.
 * @param name what the row is about
 * @param labels its fields as people read them
 */
export function useRowState<Name extends string>(name: string, labels: Record<Name, string>) {
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What was saved and can't be undone yet, oldest first. */
  const saves = useRef<SavedTexts<Name>[]>([]);
  const { conflict, ...conflicts } = useConflict();

  /** @param isOnScreen whether the row shows a failure itself */
  function showFailure(message: string | undefined, isOnScreen: boolean) {
    setFailure(message);
    if (message !== undefined && !isOnScreen) notify.error(`${name}: ${message}`);
  }

  function noteSave(texts: SavedTexts<Name>) {
    saves.current.push(texts);
    setIsSaved(true);
  }

  /** @returns a function that undoes the saves since it was last called; undefined if there were none */
  function takeUndo(row: EditedRow<Name>): Undo | undefined {
    const taken = saves.current;
    saves.current = [];
    if (taken.length === 0) return undefined;
    return async () => {
      const result: SetBack = { isBack: true, kept: [] };
      for (const saved of taken.toReversed()) {
        const { isBack, kept } = await setBack(saved, row);
        result.kept = [...new Set([...result.kept, ...kept])];
        result.isBack &&= isBack;
        if (!isBack) break;
      }
      // These were saves, too.
      saves.current = [];
      return result;
    };
  }

  /** Types what a save has changed as it was before. */
  async function setBack(saved: SavedTexts<Name>, row: EditedRow<Name>): Promise<SetBack> {
    const names = Object.keys(labels) as Name[];
    const { texts, kept } = textsBack(names, saved, row.now());
    for (const [field, text] of texts) row.type(field, text);
    return {
      isBack: texts.length > 0 && (await row.save()),
      kept: kept.map((field) => `${labels[field]} of ${name}`),
    };
  }

  return {
    ...conflicts,
    failure,
    showFailure,
    noteSave,
    takeUndo,
    /** What the row shows of its saves. @param isTyped whether something is left to save */
    shown: (isTyped: boolean, busy: boolean) => ({
      isTyped,
      failure,
      /** Until something else is typed. */
      isSaved: isSaved && !isTyped,
      /** Hidden while it is tried again, and once nothing is left to save. */
      conflict: busy || (conflict?.isLoaded && !isTyped) ? undefined : conflict,
    }),
  };
}
