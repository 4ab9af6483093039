import { useRef, type MouseEvent, type ReactNode } from 'react';
import { OpenRow } from './beside-context';
import styles from './beside-list.module.css';
import { DetailsPanel } from './details-panel';
import { useCloseLeftOut } from './use-close-left-out';
import { useOpenRow } from './use-open-row';

/** As in the style sheet: on a narrower screen a row opens its own screen. */
const WIDE = '(width >= 80rem)';

interface BesideListProps {
  /** The keys of the rows. */
  keys: readonly string[];
  /** The screen of a row, by its key in the table. */
  path: (key: string) => string;
  /** The details of a row. */
  details: (key: string) => ReactNode;
  /** The table. */
  children: ReactNode;
}

/** The key of the row whose link the event is on. */
function rowOf({ target }: { target: EventTarget }): string | undefined {
  const link = target instanceof Element ? target.closest('[data-row-link]') : null;
  return link?.closest<HTMLElement>('[data-row]')?.dataset.row;
}

/**
 * A table whose rows open beside it on a wide screen: the address holds which one, the details follow the focus from row to
 * row, and Escape closes them.
 */
export function BesideList({ keys, path, details, children }: BesideListProps) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { open, set, follow } = useOpenRow();
  useCloseLeftOut(open !== undefined && !keys.includes(open), () => set(undefined));

  function openRow(event: MouseEvent) {
    const key = rowOf(event);
    const isForTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (key === undefined || isForTab || !window.matchMedia(WIDE).matches) return;
    // The link itself would leave the list.
    event.preventDefault();
    if (key === open) panel.current?.focus();
    else set(key);
  }

  function close() {
    const link = `[data-row="${CSS.escape(open ?? '')}"] [data-row-link]`;
    list.current?.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
    set(undefined);
  }

  return (
    <OpenRow value={open}>
      <div className={styles.both}>
        <div
          ref={list}
          className={styles.list}
          onClickCapture={openRow}
          onFocus={(event) => follow(rowOf(event))}
        >
          {children}
        </div>
        {open !== undefined && (
          <DetailsPanel key={open} ref={panel} path={path(open)} onClose={close}>
            {details(open)}
          </DetailsPanel>
        )}
      </div>
    </OpenRow>
  );
}
