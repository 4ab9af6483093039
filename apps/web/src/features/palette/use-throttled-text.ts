import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 100;

/**
 * A text that follows what is typed: the first change at once, the next ones no faster than a search can be asked for, and
 * the last one always.
 */
export function useThrottledText(typed: string): string {
  const [text, setText] = useState(typed);
  const nextAt = useRef(0);

  useEffect(() => {
    if (typed === text) return undefined;
    const follow = () => {
      nextAt.current = performance.now() + EVERY_MS;
      setText(typed);
    };
    const timer = setTimeout(follow, nextAt.current - performance.now());
    return () => clearTimeout(timer);
  }, [typed, text]);

  return text;
}
