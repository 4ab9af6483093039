import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * False when a page is rendered for the first time after a tap, true right after that has been painted: a slow phone can't
 * render a whole page at once. Always true where nobody waits: on the page that was opened first, which a server has
 * rendered, and after Back, which needs the whole page to find its place.
 */
export function usePastShell(): boolean {
  return useDeferredValue(true, useNavigationType() === NavigationType.Pop);
}
