import { useEffect, useRef } from 'react';

/** Moves the focus to an entry of a list once it is shown as it is then, or to the button that adds one. */
export function useEntryFocus() {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const entry = list.current?.children[wanted.current];
    wanted.current = undefined;
    (entry?.querySelector<HTMLElement>('input, select, button') ?? add.current)?.focus();
  });
  /** @param index the place that the entry will have; none for the button */
  const focusEntry = (index: number) => {
    wanted.current = index;
  };
  return { list, add, focusEntry };
}
