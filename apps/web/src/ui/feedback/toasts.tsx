import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { resolveValue, useToaster, type Toast } from 'react-hot-toast';
import styles from './toasts.module.css';

/** More would cover the page. The newest stand first. */
const MOST_AT_A_TIME = 3;

/**
 * Where `lib/notify` shows its messages. The regions are there before their messages are: only then does a screen reader
 * read what comes into them. They stand in front of the page's content, a step back from its first control.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster({
    duration: 4_000,
    removeDelay: 200,
    error: { duration: 6_000 },
  });
  const region = useRef<HTMLElement>(null);
  const shown = toasts.slice(0, MOST_AT_A_TIME);
  const focus = useFocusKept(region, shown.length);
  useUndoKey(region);

  // What is gone can't be left by the pointer: without this the clock would stand still for all that follow.
  const { startPause, endPause } = handlers;
  useEffect(() => {
    if (shown.length === 0) endPause();
  }, [shown.length, endPause]);

  return (
    <section
      ref={region}
      aria-label="Messages"
      className={styles.region}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={(event) => {
        startPause();
        focus.remember(event);
      }}
      onBlur={endPause}
    >
      <div aria-live="polite">{shown.filter((toast) => !isError(toast)).map(showToast)}</div>
      <div aria-live="assertive">{shown.filter(isError).map(showToast)}</div>
    </section>
  );
}

function isError({ type }: Toast): boolean {
  return type === 'error';
}

function showToast(toast: Toast) {
  const Icon = isError(toast) ? CircleAlert : CircleCheck;
  return (
    // Said again, a message is a new one: it is read out again.
    <div
      key={`${toast.id} ${toast.createdAt}`}
      className={styles.toast}
      data-tone={toast.type}
      data-leaving={!toast.visible}
    >
      <Icon aria-hidden size={20} className={styles.icon} />
      {typeof toast.message === 'string' ? (
        <span className={styles.text}>{toast.message}</span>
      ) : (
        resolveValue(toast.message, toast)
      )}
    </div>
  );
}

/** When the button that has the focus goes with its message, the focus goes back to where it came from. */
function useFocusKept(region: RefObject<HTMLElement | null>, count: number) {
  const from = useRef<HTMLElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isLost || !from.current) return;
    if (from.current.isConnected) from.current.focus({ preventScroll: true });
    from.current = null;
  }, [count]);
  return {
    remember: ({ relatedTarget }: FocusEvent) => {
      if (region.current?.contains(relatedTarget)) return;
      from.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
  };
}

/** Ctrl+Z (⌘Z) takes back what the newest message offers to; in a text field it stays the field's own. */
function useUndoKey(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function undoNewest(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
      const button = region.current?.querySelector<HTMLElement>('[aria-keyshortcuts]');
      if (!isUndo || isTyping || !button) return;
      event.preventDefault();
      button.click();
    }
    document.addEventListener('keydown', undoNewest);
    return () => document.removeEventListener('keydown', undoNewest);
  }, [region]);
}
