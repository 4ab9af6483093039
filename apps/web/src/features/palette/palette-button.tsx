import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepEarlyKeys, takeEarlyKeys } from './early-keys';
import styles from './palette.module.css';

/** Loads the code of the palette, so that what is typed right after its key reaches it. */
export const loadPalette = () => import('./palette');

type Loaded = Awaited<ReturnType<typeof loadPalette>>;

/** Opens the search over everything, as Ctrl+K and ⌘K do. */
export function PaletteButton() {
  const [state, setState] = useState<'closed' | 'loading' | Loaded>('closed');
  function open() {
    if (state !== 'closed') return;
    keepEarlyKeys();
    setState('loading');
    void show();
  }
  async function show() {
    try {
      const loaded = await loadPalette();
      // Shown in the moment in which it takes the keys: those of the time in between would reach the screen behind.
      flushSync(() => setState(loaded));
    } catch {
      // The screen behind gets its keys back if there is no palette to take them.
      takeEarlyKeys();
      setState('closed');
    }
  }
  const onKey = useEffectEvent(open);

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      // Firefox would move to its own search.
      event.preventDefault();
      onKey();
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
        onClick={open}
      >
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <span className={styles.openerText}>Find anything</span>
        <kbd aria-hidden className={styles.key}>
          Ctrl K
        </kbd>
      </button>
      {typeof state === 'object' && <state.Palette onClose={() => setState('closed')} />}
    </>
  );
}
