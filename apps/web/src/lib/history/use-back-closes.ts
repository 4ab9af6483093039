import { useEffect, useRef } from 'react';
import { openOverlay } from './overlays';

/** Lets Back close an overlay that is open for as long as it is rendered, or for as long as it covers the page. */
export function useBackCloses(close: () => void, isCovering = true) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isCovering ? openOverlay(() => latest.current()) : undefined), [isCovering]);
}
