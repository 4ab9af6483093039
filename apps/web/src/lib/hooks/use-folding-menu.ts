import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A menu that a button opens on narrow screens. A navigation or Escape closes it. */
export function useFoldingMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;
  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      // The focused link is hidden together with the menu.
      button.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);
  return { button, open, toggle: () => setOpenAt(open ? undefined : key) };
}
