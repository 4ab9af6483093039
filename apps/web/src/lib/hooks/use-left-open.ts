import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const leftOpen = () => window.history.state as Record<string, unknown> | null;

/**
 * Whether something is open, noted at the place in the history: after Back it is as the visitor left it, so that nothing
 * has moved, even if the page was reloaded in between.
 * @param name is stored in the entries of the history.
 */
export function useLeftOpen(name: string): [open: boolean, setOpen: (open: boolean) => void] {
  const left = useSyncExternalStore(
    never,
    () => leftOpen()?.[name] === true,
    () => false,
  );
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? left;
  // Stays open when a choice in it adds an entry.
  if (left && chosen === undefined) setOpen(true);
  useEffect(() => {
    if (left !== open) window.history.replaceState({ ...leftOpen(), [name]: open }, '');
  });
  return [open, setOpen];
}
