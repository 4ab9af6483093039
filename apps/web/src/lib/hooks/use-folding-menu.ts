import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withOverlays } from '../history/with-overlays';

/** A menu that a button opens on narrow screens. A navigation, Back or Escape closes it. */
export function useFoldingMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;
  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(undefined);
    function closeOnEscape({ key: pressed }: KeyboardEvent) {
      if (pressed !== 'Escape') return;
      close();
      // The focused link is hidden together with the menu.
      button.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    let end: (() => void) | false | undefined;
    withOverlays(({ openOverlay }) => {
      end ??= openOverlay(close);
    });
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      if (end) end();
      end = false;
      // Going back to the page where it was opened leaves it closed. Not set while rendering: React then takes a Back
      // that comes before the next page is drawn for no change, and leaves the menu open.
      close();
    };
  }, [open]);
  return { button, open, toggle: () => setOpenAt(open ? undefined : key) };
}
