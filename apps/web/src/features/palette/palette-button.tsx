import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { keepEarlyKeys, takeEarlyKeys } from './early-keys';
import styles from './palette.module.css';

/** Loads the code of the palette, so that what is typed right after its key reaches it. */
export const loadPalette = () => import('./palette');

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** Opens the search over everything, as Ctrl+K and ⌘K do. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const open = useEffectEvent(() => {
    if (isOpen) return;
    keepEarlyKeys();
    // The screen behind gets its keys back if there is no palette to take them.
    loadPalette().catch(takeEarlyKeys);
    setIsOpen(true);
  });

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      // Firefox would move to its own search.
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <span className={styles.openerText}>Find anything</span>
        <kbd aria-hidden className={styles.key}>
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
