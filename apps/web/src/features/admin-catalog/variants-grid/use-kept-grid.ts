import { useState } from 'react';
import { forgetDraft } from '../../../ui/drafts/stored-drafts';
import { useDraft, useKeptDraft } from '../../../ui/drafts/use-draft';
import { randomKey } from '../../../lib/storage/random-key';
import type { StoredVariants } from '../api/variants';
import { gridOf, mergeGrid, type TypedGrid } from './merge-grid';

/** What the grid was opened with. */
type OpenedGrid = StoredVariants & { editKey: string };

interface KeptGrid {
  typed: TypedGrid;
  opened: OpenedGrid;
}

/** As a draft, which may be from before dropped rows were kept. */
type KeptDraft = Pick<KeptGrid, 'opened'> & {
  typed: Omit<TypedGrid, 'dropped'> & Partial<Pick<TypedGrid, 'dropped'>>;
};

const NOTHING = { grid: '' };

const opening = (stored: StoredVariants): OpenedGrid => ({ ...stored, editKey: randomKey() });

/** A draft as it was left; put onto what is stored now if somebody else has saved since. */
function restored(draft: string, stored: StoredVariants): KeptGrid & { note: string } {
  const { typed: left, opened } = JSON.parse(draft) as KeptDraft;
  const typed = { dropped: [], ...left };
  if (opened.version === stored.version) return { typed, opened, note: '' };
  const { grid, message } = mergeGrid(typed, opened, stored);
  return { typed: grid, opened: opening(stored), note: message };
}

/** What is typed into the grid of a product, kept as a draft until it is saved or discarded. */
export function useKeptGrid(stored: StoredVariants) {
  const { owner, opening: draft, isRestored } = useDraft(NOTHING, `variants ${stored.product._id}`);
  const [start] = useState(() =>
    isRestored
      ? restored(draft.grid, stored)
      : { typed: gridOf(stored), opened: opening(stored), note: '' },
  );
  const [opened, setOpened] = useState(start.opened);
  const [typed, setTyped] = useState(start.typed);
  const [showsRestored, setShowsRestored] = useState(isRestored);

  function isTyped() {
    const { texts, rows } = gridOf(opened);
    return JSON.stringify([typed.texts, typed.rows]) !== JSON.stringify([texts, rows]);
  }

  useKeptDraft({
    owner,
    isNamed: true,
    readSaved: () => NOTHING,
    read: () =>
      isTyped() ? { grid: JSON.stringify({ typed, opened } satisfies KeptGrid) } : NOTHING,
  });

  /** Begins anew with what is stored. @param grid what is shown of it, with what was typed */
  function open(now: StoredVariants, grid = gridOf(now)) {
    setOpened(opening(now));
    setTyped(grid);
    setShowsRestored(false);
  }

  return {
    opened,
    typed,
    setTyped,
    open,
    /** For `RestoredDraft`. */
    draft: {
      isRestored: showsRestored,
      note: start.note,
      discard: () => {
        if (owner) forgetDraft(owner);
        open(opened);
      },
    },
  };
}
