import { useState } from 'react';
import { useDraft, useKeptDraft } from '../../ui/drafts/use-draft';
import { NO_ENTRY, type NewOrderEntry } from './entry';

const NOTHING = { entry: '' };

/** What is entered for an order; kept as a draft under this name until it is placed or saved. */
export function useNewOrderEntry(name: string, start: NewOrderEntry) {
  const { owner, opening, isRestored } = useDraft(NOTHING, name);
  const [entry, setEntry] = useState<NewOrderEntry>(() =>
    isRestored ? { ...NO_ENTRY, ...(JSON.parse(opening.entry) as Partial<NewOrderEntry>) } : start,
  );
  const [isPlaced, setPlaced] = useState(false);
  const isUntouched = isPlaced || JSON.stringify(entry) === JSON.stringify(start);
  useKeptDraft({
    owner,
    isNamed: true,
    readSaved: () => NOTHING,
    read: () => (isUntouched ? NOTHING : { entry: JSON.stringify(entry) }),
  });
  return {
    entry,
    enter: (part: Partial<NewOrderEntry>) => setEntry((before) => ({ ...before, ...part })),
    end: () => setPlaced(true),
  };
}
