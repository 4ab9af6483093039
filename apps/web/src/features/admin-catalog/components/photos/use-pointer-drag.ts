import type { PointerEvent, RefObject } from 'react';
import { useGripDrag } from '../../../../lib/hooks/use-grip-drag';

/**
 * Drags the items of a list by their grips.
 * @returns the index of the item under the pointer, and the events of a grip.
 */
export function usePointerDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  function find({ clientX, clientY }: PointerEvent, from: number): number | undefined {
    const under = document.elementFromPoint(clientX, clientY);
    const to = [...(list.current?.children ?? [])].findIndex((item) => item.contains(under));
    return to < 0 || to === from ? undefined : to;
  }
  const { drag, gripOf } = useGripDrag({ find, onDrop });
  return { over: drag?.to, gripOf };
}
