import { useEffect, type RefObject } from 'react';

const ROW = '[data-row]';
const LINK = '[data-row-link]';

/** Keys for what is typed: here, they are no commands. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null
  );
}

function move(rows: HTMLElement, step: number): void {
  const links = [...rows.querySelectorAll<HTMLElement>(LINK)];
  const at = links.findIndex((link) => link.closest(ROW)?.contains(document.activeElement));
  // From outside of the list, both keys go to its beginning.
  const next = at === -1 ? links[0] : links[at + step];
  next?.focus();
}

function toggle(rows: HTMLElement): void {
  const row = document.activeElement?.closest<HTMLElement>(ROW);
  if (row && rows.contains(row)) row.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}

/** Moves through the rows of a list by j and k, selects by x, and goes to the search by /; Enter opens the link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const { current: rows } = list;
      if (!rows || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'j') move(rows, 1);
      else if (event.key === 'k') move(rows, -1);
      else if (event.key === 'x') toggle(rows);
      else if (event.key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
      }
    }
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [list]);
}
