import { useRef, useState } from 'react';
import { forgetDraft } from '../../ui/drafts/stored-drafts';
import { useDraft, useKeptDraft } from '../../ui/drafts/use-draft';
import { useCreationKey } from '../../ui/forms/use-creation-key';
import { NO_ENTRY, type NewOrderEntry } from './entry';

const NOTHING = { entry: '' };

/** What is entered for an order; kept as a draft under this name until it is placed or saved. */
export function useNewOrderEntry(name: string, start: NewOrderEntry) {
  const { owner, opening, isRestored, note, creationKey } = useDraft(NOTHING, name);
  const [entry, setEntry] = useState<NewOrderEntry>(() =>
    isRestored ? { ...NO_ENTRY, ...(JSON.parse(opening.entry) as Partial<NewOrderEntry>) } : start,
  );
  const [showsRestored, setShowsRestored] = useState(isRestored);
  const creation = useCreationKey(creationKey);
  // No state: the page may be left at once, without another render.
  const hasEnded = useRef(false);
  const isUntouched = JSON.stringify(entry) === JSON.stringify(start);
  useKeptDraft({
    owner,
    isNamed: true,
    readSaved: () => NOTHING,
    read: () =>
      hasEnded.current || isUntouched
        ? NOTHING
        : { entry: JSON.stringify(entry), creationKey: creation.read() },
  });

  function forget() {
    creation.end();
    setShowsRestored(false);
    if (owner) forgetDraft(owner);
  }

  return {
    entry,
    enter: (part: Partial<NewOrderEntry>) => setEntry((before) => ({ ...before, ...part })),
    /** The key under which it is placed. */
    creation,
    /** Call this once it is placed or saved: what was entered is no draft any more. */
    end: () => {
      hasEnded.current = true;
      forget();
    },
    /** For `RestoredDraft`. */
    draft: {
      isRestored: showsRestored,
      note,
      discard: () => {
        forget();
        setEntry(start);
      },
    },
  };
}
