import type { Category } from '@shop/shared';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useModal } from '../../../../../ui/dialogs/use-modal';
import { Button } from '../../../../../ui/forms/button';
import { listingQuery, type Selection } from '../../../api/get-listing';
import type { Filters } from '../../../filters';
import type { FilterState } from '../../../use-filters';
import { countIn } from '../category-filter';
import { FilterFields } from '../filter-fields';
import { withAllOf } from './filter-sheet-counts';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  state: FilterState;
  selectionOf: (filters: Filters) => Selection;
  listOf: 'all' | 'category' | 'brand' | 'search';
  /** Called when it has closed. */
  onClose: () => void;
}

/** The filters over the list. Choices count at once what they would show, and apply together. */
export function FilterSheet({ state, selectionOf, listOf, onClose }: FilterSheetProps) {
  const dialog = useModal();
  const titleId = useId();
  const [choice, setChoice] = useState(state.filters);
  const [isTaken, setTaken] = useState(false);
  const { data } = useInfiniteQuery({
    ...listingQuery(selectionOf({ ...choice, sort: undefined })),
    placeholderData: keepPreviousData,
  });
  const found = data?.pages[0];
  const counts = found?.counts;
  const [opened, setOpened] = useState(counts);
  if (!opened && counts) setOpened(counts);
  // As it was when the sheet opened: nothing leaves its place under a finger.
  const isNone = (category: Category) =>
    countIn(opened?.categories, category) === 0 &&
    !state.filters.categories.includes(category.slug);

  /**
   * The list's new address takes the place of the sheet in the history. The press is painted first, because a slow
   * phone takes its time for the list.
   */
  function finish(choose: () => void) {
    setTaken(true);
    requestAnimationFrame(() => {
      setTimeout(() => {
        choose();
        dialog.current?.close();
      });
    });
  }

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // The area around it belongs to the dialog as well.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId}>Filters</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            <X aria-hidden size={22} />
            <span className="visually-hidden">Close</span>
          </button>
        </div>
        <div className={styles.fields}>
          <FilterFields
            filters={choice}
            counts={counts && opened && withAllOf(opened, counts)}
            isNone={isNone}
            change={(makeChange) => setChoice(makeChange)}
            listOf={listOf}
            isLive
          />
        </div>
        <div className={styles.foot}>
          <Button tone="secondary" busy={isTaken} onClick={() => finish(state.reset)}>
            RESET FILTERS
          </Button>
          <Button
            aria-live="polite"
            busy={isTaken}
            onClick={() => finish(() => state.apply(choice))}
          >
            {showText(found?.total)}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function showText(total: number | undefined): string {
  if (total === undefined) return 'Show products';
  return total === 1 ? 'Show 1 product' : `Show ${total} products`;
}
