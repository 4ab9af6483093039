import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Opens a panel, and focuses its first choice, when somebody has followed a link that ends with its anchor. On a page
 * from the history, the panel stays closed.
 */
export function useOpenedByLink(
  panel: RefObject<HTMLElement | null>,
  anchor: string | undefined,
): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    if (!panel.current || hash !== anchor || !isFollowed) return;
    panel.current.showPopover();
    panel.current.querySelector('button')?.focus();
  }, [panel, anchor, hash, isFollowed, key]);
}
