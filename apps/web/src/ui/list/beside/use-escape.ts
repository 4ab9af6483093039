import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../lib/hooks/is-typing';
import { useShortcuts, type Shortcuts } from '../../../lib/hooks/shortcuts';

const BESIDE_KEYS: Shortcuts = {
  title: 'With details beside the list',
  keys: [
    ['Enter', 'go into the details'],
    ['Esc', 'close them'],
  ],
};

/** Calls back on Escape, outside of fields and dialogs. */
export function useEscape(close: () => void): void {
  useShortcuts(BESIDE_KEYS);
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event)) close();
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
