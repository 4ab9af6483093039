import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../../../lib/page-start/when-idle';
import type { Selection } from '../../../api/get-listing';
import { countFilters, type Filters } from '../../../filters';
import type { FilterState } from '../../../use-filters';
import type * as Lazy from './filter-sheet';
import { FILTER_FORM } from '../product-filters';
import styles from './filters-button.module.css';

interface FiltersButtonProps {
  state: FilterState;
  /** The query to send to the server for filters. */
  selectionOf: (filters: Filters) => Selection;
  listOf: 'all' | 'category' | 'brand' | 'search';
}

type SheetSetter = (make: () => typeof Lazy.FilterSheet) => void;

/** A failure is left to the next try. */
function loadSheet(set: SheetSetter): Promise<void> {
  return import('./filter-sheet').then(
    ({ FilterSheet }) => set(() => FilterSheet),
    () => undefined,
  );
}

/** Opens the filters as a sheet where there is no room for them beside the list. The sheet's code comes later. */
export function FiltersButton({ state, selectionOf, listOf }: FiltersButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Sheet, setSheet] = useState<typeof Lazy.FilterSheet>();
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(state.filters);

  useEffect(() => {
    let isShown = true;
    const show: SheetSetter = (make) => {
      if (isShown) setSheet(make);
    };
    whenIdle(() => void loadSheet(show));
    return () => {
      isShown = false;
    };
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const { current: opener } = button;
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  function open() {
    void loadSheet(setSheet).then(() => setOpen(true));
  }

  const label = (
    <>
      <SlidersHorizontal aria-hidden size={18} />
      Filters{active > 0 && ` (${active})`}
    </>
  );
  return (
    <>
      <noscript className={styles.withoutScript}>
        {import.meta.env.SSR && (
          <a className={styles.button} href={`#${FILTER_FORM}`}>
            {label}
          </a>
        )}
      </noscript>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-needs-script
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet(setSheet)}
        onClick={open}
      >
        {label}
      </button>
      {isOpen && Sheet && (
        <Sheet
          state={state}
          selectionOf={selectionOf}
          listOf={listOf}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
