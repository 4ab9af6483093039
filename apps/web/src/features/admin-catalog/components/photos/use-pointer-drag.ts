import { useState, type PointerEvent, type RefObject } from 'react';

/** So near to the window's edge a drag scrolls the page, in pixels. */
const EDGE = 72;
const SCROLL = 12;

/**
 * Drags the items of a list by their grips, also with a finger: the browser's own dragging knows mice alone.
 * @returns the index of the item under the pointer, and the events of a grip.
 */
export function usePointerDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<{ from: number; to: number }>();

  function placeAt({ clientX, clientY }: PointerEvent): number {
    const under = document.elementFromPoint(clientX, clientY);
    return [...(list.current?.children ?? [])].findIndex((item) => item.contains(under));
  }

  const gripOf = (from: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, to: from });
    },
    onPointerMove(event: PointerEvent) {
      if (!drag) return;
      if (event.clientY < EDGE) window.scrollBy(0, -SCROLL);
      else if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
      const to = placeAt(event);
      if (to >= 0 && to !== drag.to) setDrag({ from, to });
    },
    onPointerUp() {
      setDrag(undefined);
      if (drag && drag.to !== from) onDrop(from, drag.to);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { over: drag && drag.to !== drag.from ? drag.to : undefined, gripOf };
}

/** The events of a grip. */
export type GripEvents = ReturnType<ReturnType<typeof usePointerDrag>['gripOf']>;
