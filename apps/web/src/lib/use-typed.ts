import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

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
    if (settled !== sent) {
      setSent(settled);
      setText(settled);
    }
  }
  const send = useEffectEvent(() => {
    setSent(text.trim());
    settle(text.trim());
  });
  useEffect(() => {
    if (text.trim() === known) return undefined;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known]);
  return [text, setText] as const;
}
