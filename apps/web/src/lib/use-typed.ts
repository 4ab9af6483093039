import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

/** Some addresses are read back in lower case: capitals alone make no other words. */
function isSame(words: string, others: string): boolean {
  return words.toLowerCase() === others.toLowerCase();
}

/**
 * The text of a box whose words go somewhere else (an address, say) once their typist pauses. When the words there are
 * changed by others, such as a step back, the box follows.
 */
export function useTyped(settled: string, settle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const [known, setKnown] = useState(settled);
  const [sent, setSent] = useState(settled);
  if (settled !== known) {
    setKnown(settled);
    // What comes back of one's own words may be older than what stands in the box by now.
    if (!isSame(settled, sent)) {
      setSent(settled);
      setText(settled);
    }
  }
  const send = useEffectEvent(() => {
    setSent(text.trim());
    settle(text.trim());
  });
  useEffect(() => {
    if (isSame(text.trim(), known)) return undefined;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known]);
  return [text, setText] as const;
}
