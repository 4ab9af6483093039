import { useEffect, useEffectEvent, useState } from 'react';

const DELAY_MS = 250;

/** Ignores case: the contract lower-cases some texts, so the saved text may differ from the typed one in case. */
function isSame(text: string, other: string): boolean {
  return text.toLowerCase() === other.toLowerCase();
}

/**
 * The text of an input that is saved elsewhere, for example in the URL, once the user stops typing. When the saved text
 * changes by other means, such as the Back button, the input shows the new one.
 * @param save receives the trimmed text.
 * @returns the text to show, and a function to call when it changes.
 */
export function useDebouncedInput(saved: string, save: (text: string) => void) {
  const [text, setText] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [sent, setSent] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    // Our own saved text may be older than what has been typed since: only a text from elsewhere replaces it.
    if (!isSame(saved, sent)) {
      setSent(saved);
      setText(saved);
    }
  }
  const send = useEffectEvent(() => {
    setSent(text.trim());
    save(text.trim());
  });
  useEffect(() => {
    if (isSame(text.trim(), seen)) return undefined;
    const timer = setTimeout(() => send(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, seen]);
  return [text, setText] as const;
}
