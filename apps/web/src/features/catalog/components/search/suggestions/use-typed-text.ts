import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const DELAY_MS = 100;
/** One Latin letter is too little to suggest anything; one character of another script may be a word. */
const ENOUGH = /\p{Lo}|.{2}/u;

interface Typed {
  text: string;
  /** An arrow key opens the suggestions and selects the first or last one at once. */
  step?: 1 | -1;
  /** Key of the current navigation: another navigation closes the suggestions. */
  at: string;
}

/**
 * The text to suggest for, once typing pauses. Empty before anything is typed, after Escape, when the field loses the
 * focus, and on another page.
 */
export function useTypedText(field: RefObject<HTMLInputElement | null>) {
  const { key } = useLocation();
  const [typed, setTyped] = useState<Typed>();
  const want = useEffectEvent((text: string, step?: Typed['step']) => {
    setTyped(ENOUGH.test(text) ? { text, at: key, ...(step && { step }) } : undefined);
  });
  const close = () => setTyped(undefined);

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = <K extends keyof HTMLElementEventMap>(
      target: HTMLElement | null,
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => target?.addEventListener(type, listener, { signal: end.signal });
    const textNow = () => input.value.trim();
    const wantLater = () => {
      clearTimeout(timer);
      if (ENOUGH.test(textNow())) timer = setTimeout(() => want(textNow()), DELAY_MS);
      else want('');
    };
    const stop = () => {
      clearTimeout(timer);
      want('');
    };
    listen(input, 'input', wantLater);
    listen(input, 'blur', stop);
    listen(input.form, 'submit', stop);
    listen(input, 'keydown', (event) => {
      const isOpen = input.getAttribute('aria-expanded') === 'true';
      if (event.key === 'Escape' && isOpen) {
        // Escape closes only the list: it neither clears the text nor closes a menu.
        event.preventDefault();
        event.stopPropagation();
        stop();
      }
      if (event.isComposing || isOpen || !/^Arrow(Up|Down)$/.test(event.key)) return;
      event.preventDefault();
      clearTimeout(timer);
      want(textNow(), event.key === 'ArrowDown' ? 1 : -1);
    });
    // Text may have been typed while this code was loading.
    if (document.activeElement === input && input.value !== input.defaultValue) wantLater();
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [field]);

  const isWanted = typed?.at === key;
  return { text: isWanted ? typed.text : '', step: typed?.step, close };
}
