import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Opens a panel, and focuses its first choice, when somebody has followed a link that ends with its anchor. On a page
 * from the history, the panel stays closed.
 */
export function useOpenedByLink(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  anchor: string | undefined,
): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    if (!panel.current || hash !== anchor || !isFollowed) return;
    // It opens beside its button, which may be far above in a list that is there already.
    opener.current?.scrollIntoView({ block: 'center' });
    // An older browser has the panel where it stands in the document.
    if ('popover' in panel.current) panel.current.showPopover();
    panel.current.querySelector('button')?.focus();
  }, [panel, opener, anchor, hash, isFollowed, key]);
}
