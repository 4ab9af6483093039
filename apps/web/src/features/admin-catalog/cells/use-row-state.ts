import { useRef, useState } from 'react';
import { notify } from '../../../ui/messages/notify';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { textsBack, type SavedTexts } from './set-back';
import type { SetBack } from './set-back-text';

/**
 * What became of the saves of a row.
 * @param name what the row is about
 * @param labels its fields as people read them
 */
export function useRowState<Name extends string>(name: string, labels: Record<Name, string>) {
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const lastSave = useRef<SavedTexts<Name>>(undefined);
  const { conflict, ...conflicts } = useConflict();

  /** @param isOnScreen whether the row shows a failure itself */
  function showFailure(message: string | undefined, isOnScreen: boolean) {
    setFailure(message);
    if (message !== undefined && !isOnScreen) notify.error(`${name}: ${message}`);
  }

  function noteSave(texts: SavedTexts<Name>) {
    lastSave.current = texts;
    setIsSaved(true);
  }

  /**
   * Types what the last save has changed as it was before.
   * @param now the texts of what is stored now
   * @param save saves what is typed, and returns whether something was saved
   */
  async function setBack(
    now: Readonly<Record<Name, string>>,
    type: (name: Name, text: string) => void,
    save: () => Promise<boolean>,
  ): Promise<SetBack> {
    if (!lastSave.current) return { isBack: false, kept: [] };
    const names = Object.keys(labels) as Name[];
    const { texts, kept } = textsBack(names, lastSave.current, now);
    for (const [field, text] of texts) type(field, text);
    return {
      isBack: texts.length > 0 && (await save()),
      kept: kept.map((field) => `${labels[field]} of ${name}`),
    };
  }

  return {
    ...conflicts,
    failure,
    showFailure,
    noteSave,
    setBack,
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
