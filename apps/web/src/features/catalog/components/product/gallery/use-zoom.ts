import { useRef, useState, type PointerEvent, type WheelEvent } from 'react';
import { CLOSE_UP, moved, WHOLE, zoomed, type View } from './zoom';

/** Two taps this close in time (ms) and place (CSS pixels) are one double tap. */
const DOUBLE_TAP = { ms: 350, px: 30 };
/** A finger that moves further than this has not tapped. */
const TAP_PX = 10;
/** A whole photo that is moved sideways further than this is changed for the next. */
const SWIPE_PX = 50;

interface Touch {
  x: number;
  y: number;
}

const between = (a: Touch, b: Touch) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Zooming by pinch, double tap, wheel and buttons, and moving what is enlarged.
 * @param onSwipe called with 1 or -1 when the whole photo is swiped away
 */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState<View>(WHOLE);
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Touch>());
  const begun = useRef<Touch & { pinched: boolean }>(undefined);
  const lastTap = useRef<Touch & { at: number }>(undefined);

  const size = () => ({
    x: stage.current?.clientWidth ?? 0,
    y: stage.current?.clientHeight ?? 0,
  });
  function fromMiddle({ x, y }: Touch): Touch {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 };
  }
  const zoomBy = (factor: number, at: Touch = { x: 0, y: 0 }) =>
    setView((now) => zoomed(now, factor, at, size()));
  const moveBy = (by: Touch) => setView((now) => moved(now, by, size()));
  const reset = () => setView(WHOLE);
  const toggle = (at?: Touch) => (view.scale > 1 ? reset() : zoomBy(CLOSE_UP, at));

  function onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    fingers.current.set(pointerId, { x, y });
    begun.current = { x, y, pinched: fingers.current.size > 1 };
  }

  function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const before = fingers.current.get(pointerId);
    if (!before) return;
    const now = { x, y };
    fingers.current.set(pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    if (!other) {
      moveBy({ x: x - before.x, y: y - before.y });
      return;
    }
    const middle = fromMiddle({ x: (x + other.x) / 2, y: (y + other.y) / 2 });
    zoomBy(between(now, other) / Math.max(1, between(before, other)), middle);
    moveBy({ x: (x - before.x) / 2, y: (y - before.y) / 2 });
  }

  function onPointerUp({ pointerId, clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
    fingers.current.delete(pointerId);
    const start = begun.current;
    if (!start || start.pinched || fingers.current.size > 0) return;
    const touch = { x, y };
    const last = lastTap.current;
    lastTap.current = undefined;
    if (between(touch, start) > TAP_PX) {
      const across = x - start.x;
      const isSideways = Math.abs(across) > Math.max(SWIPE_PX, Math.abs(y - start.y));
      if (view.scale === 1 && isSideways) onSwipe(across < 0 ? 1 : -1);
      return;
    }
    if (last && at - last.at < DOUBLE_TAP.ms && between(touch, last) < DOUBLE_TAP.px) {
      toggle(fromMiddle(touch));
    } else lastTap.current = { ...touch, at };
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
  }

  function onWheel({ deltaY, clientX: x, clientY: y }: WheelEvent) {
    zoomBy(Math.exp(-deltaY / 300), fromMiddle({ x, y }));
  }

  return {
    view,
    zoomBy,
    moveBy,
    reset,
    toggle,
    stageProps: { ref: stage, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel },
  };
}
