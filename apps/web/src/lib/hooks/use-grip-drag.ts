import { useState, type PointerEvent } from 'react';

/** So near to the window's edge a drag scrolls the page, in pixels. */
const EDGE = 72;
const SCROLL = 12;

interface GripDrag<Place> {
  /** The place under the pointer, for the item that is dragged; undefined where it can't be put. */
  find: (event: PointerEvent, from: number) => Place | undefined;
  onDrop: (from: number, to: Place) => void;
}

/**
 * Drags the items of a list by their grips, also with a finger: the browser's own dragging knows mice alone. The grips
 * need `touch-action: none`.
 * @returns what is dragged where, and the events of a grip
 */
export function useGripDrag<Place>({ find, onDrop }: GripDrag<Place>) {
  const [drag, setDrag] = useState<{ from: number; to: Place | undefined }>();

  const gripOf = (from: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, to: undefined });
    },
    onPointerMove(event: PointerEvent) {
      if (!drag) return;
      if (event.clientY < EDGE) window.scrollBy(0, -SCROLL);
      else if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
      setDrag({ from, to: find(event, from) });
    },
    onPointerUp() {
      setDrag(undefined);
      if (drag?.to !== undefined) onDrop(from, drag.to);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, gripOf };
}

/** The events of a grip. */
export type GripEvents = ReturnType<ReturnType<typeof useGripDrag>['gripOf']>;
