import { useEffect, useRef, useState, type RefObject } from 'react';
import { useBackCloses } from '../../../lib/history/use-back-closes';
import { useIsPainted } from '../../../lib/hooks/use-is-painted';
import { useMediaQuery } from '../../../lib/hooks/use-media-query';
import { endAddition, type Addition } from './addition';

/** Long enough to read the panel and to reach it (WCAG 2.2.1). What it offers also stands in the header. */
const SHOWN_MS = 10_000;

/** Shows the element above the page, next in the tab order after the button that was pressed. */
function show(panel: HTMLElement, source: HTMLElement | undefined) {
  // An older browser has the panel where it stands in the document.
  if (!('popover' in panel)) return;
  if (panel.matches(':popover-open')) panel.hidePopover();
  panel.showPopover({ source });
}

/** Closes the panel, and returns the focus to the button if the panel had it. */
function close(panel: HTMLElement | null, { source }: Addition) {
  const hadFocus = panel?.contains(document.activeElement);
  endAddition();
  if (hadFocus && source?.isConnected) source.focus({ preventScroll: true });
}

/** Whether the history has an entry for an overlay already. */
function isUnderOverlay(): boolean {
  return (window.history.state as { overlay?: true } | null)?.overlay === true;
}

/** Where the panel lies over the products, as its styles say. */
const COVERING = '(width < 60rem)';

/** Messages at the lower edge stand above the panel: see `toasts.module.css`. */
function makeRoom(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  const { style } = document.documentElement;
  const size = new ResizeObserver(() => {
    const room = window.innerHeight - panel.offsetTop;
    style.setProperty('--over-panel', `${room}px`);
  });
  size.observe(panel);
  return () => {
    size.disconnect();
    style.removeProperty('--over-panel');
  };
}

/**
 * A panel that closes by itself, but neither under the pointer nor with the focus in it, on Escape, and on a phone by
 * Back.
 */
export function usePassingPanel(panel: RefObject<HTMLElement | null>, addition: Addition) {
  const [isHeld, setHeld] = useState(false);
  const shownFor = useRef<Addition>(null);

  useEffect(() => {
    if (panel.current && shownFor.current !== addition) show(panel.current, addition.source);
    shownFor.current = addition;
  }, [panel, addition]);

  useEffect(() => makeRoom(panel.current), [panel]);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(endAddition, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [addition, isHeld]);

  useEffect(() => {
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close(panel.current, addition);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [panel, addition]);

  const isCovering = useMediaQuery(COVERING);
  // A step of the history takes a slow phone as long as the panel itself. That of a choice is taken over at once.
  const [isInPlace] = useState(isUnderOverlay);
  const isReady = useIsPainted() || isInPlace;
  useBackCloses(() => close(panel.current, addition), isCovering && isReady);

  return {
    close: () => close(panel.current, addition),
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
