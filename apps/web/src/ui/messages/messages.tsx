import { CircleAlert, CircleCheck } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { MessageRegions } from './message-regions';
import styles from './toasts.module.css';

export { showMessage } from './show-message';

/** More would cover the page. The newest come first. */
const MAX_VISIBLE = 3;

/** The messages of `showMessage`. Live regions render first, so that earlier messages are announced, too. */
export function Messages() {
  const { toasts, handlers } = useToaster({
    duration: 4_000,
    removeDelay: 200,
    error: { duration: 6_000 },
  });
  const region = useRef<HTMLElement>(null);
  const hasRegions = useDeferredValue(true, false);
  const visible = hasRegions ? toasts.slice(0, MAX_VISIBLE) : [];
  const focus = useRestoreFocus(region, visible.length);
  useUndoKey(region);

  const { startPause, endPause } = handlers;
  const ids = visible.map(({ id }) => id).join(' ');
  const shown = useRef(ids);
  useEffect(() => {
    // A removed toast gets neither pointerleave nor blur: without this, the timers of later toasts would stay paused.
    const isGone = shown.current.split(' ').some((id) => !ids.includes(id));
    if (isGone && !region.current?.contains(document.activeElement)) endPause();
    shown.current = ids;
  }, [ids, endPause]);

  return (
    <MessageRegions
      ref={region}
      onPointerEnter={({ pointerType }) => {
        // A finger does not stay, and some browsers tell its going to nobody.
        if (pointerType !== 'touch') startPause();
      }}
      onPointerLeave={endPause}
      onFocus={(event) => {
        startPause();
        focus.remember(event);
      }}
      onBlur={endPause}
      polite={visible.filter((toast) => !isError(toast)).map(showToast)}
      assertive={visible.filter(isError).map(showToast)}
    />
  );
}

function isError({ type }: Toast): boolean {
  return type === 'error';
}

function showToast(toast: Toast) {
  const Icon = isError(toast) ? CircleAlert : CircleCheck;
  return (
    // A repeated message gets a new key, so that it is announced again.
    <div
      key={`${toast.id} ${toast.createdAt}`}
      className={styles.toast}
      data-tone={toast.type}
      data-leaving={!toast.visible}
    >
      {toast.type !== 'blank' && <Icon aria-hidden size={20} />}
      {typeof toast.message === 'string' ? (
        <span className={styles.text}>{toast.message}</span>
      ) : (
        resolveValue(toast.message, toast)
      )}
    </div>
  );
}

/** When a focused button disappears with its message, the focus returns to where it was before. */
function useRestoreFocus(region: RefObject<HTMLElement | null>, count: number) {
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

/** Ctrl+Z (⌘Z) undoes what the newest message offers to undo, except in a text field, which has its own undo. */
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
