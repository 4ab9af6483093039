import { useEffect } from 'react';
import { isTyping } from '../../../lib/hooks/is-typing';
import { useShortcuts, type Shortcuts } from '../../../lib/hooks/shortcuts';

const ORDER_KEYS: Shortcuts = {
  title: 'On an order',
  keys: [
    ['s', 'enter the tracking number'],
    ['p', 'packing slip'],
    ['r', 'refund'],
    ['n', 'write a note'],
    ['j', 'next order of the list'],
    ['k', 'previous order of the list'],
  ],
};

/** The keys of what stands on the order's own page, as `aria-keyshortcuts` there. */
const ON_PAGE: readonly string[] = ['s', 'p', 'r', 'n'];

/** Goes to a field of the order's page, or presses what else has the key. */
export function useOrderKeys(): void {
  useShortcuts(ORDER_KEYS);
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (!ON_PAGE.includes(event.key) || isTyping(event)) return;
      const target = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${event.key}"]`);
      if (!target) return;
      event.preventDefault();
      if (target.matches('input, textarea')) target.focus();
      else target.click();
    }
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
