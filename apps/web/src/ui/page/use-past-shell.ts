import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasLeftPage } from '../../lib/history/history-places';

/**
 * False when a page is rendered for the first time after a tap, true right after that has been painted: a slow phone can't
 * render a whole page at once. Always true where nobody waits: on the page that was opened first, which a server has
 * rendered, and after Back, which needs the whole page to find its place.
 * @param unseen a media query of screens that don't show this part at first: there, it comes later after Back, too
 */
export function usePastShell(unseen?: string): boolean {
  const isPop = useNavigationType() === NavigationType.Pop;
  // Read once, without a subscription: a change during hydration would hide what is not hydrated yet.
  const isLater = unseen !== undefined && hasLeftPage() && window.matchMedia(unseen).matches;
  return useDeferredValue(true, isPop && !isLater);
}
