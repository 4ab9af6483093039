import { useEffect } from 'react';

/** Keys of a part of the screen, and what each does. */
export interface Shortcuts {
  title: string;
  keys: readonly (readonly [key: string, does: string])[];
}

const shown = new Set<Shortcuts>();

/** Has the help list these keys for as long as the caller is on the screen. @param shortcuts the same in each render */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    shown.add(shortcuts);
    return () => void shown.delete(shortcuts);
  }, [shortcuts]);
}

/** The keys of what is on the screen now. */
export const shortcutsNow = (): readonly Shortcuts[] => [...shown];
