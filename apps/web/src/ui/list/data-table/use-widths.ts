import type { ListName } from '@shop/shared';
import { useState, type RefObject } from 'react';
import { changeListChoice, useListChoice } from '../../../lib/preferences/preferences';

const LEAST = 48;
const MOST = 1_200;

/** Sets the width of a column in pixels; with `isLast`, it is kept. */
export type Resize = (id: string, width: number, isLast: boolean) => void;

/** The widths of a table's columns, in pixels by their ids; none until somebody resizes one. */
export function useWidths(list: ListName, frame: RefObject<HTMLElement | null>) {
  const { widths: kept = {} } = useListChoice(list);
  const [dragged, setDragged] = useState<Record<string, number>>();

  /** The other columns stay as wide as they are. */
  function resize(id: string, width: number, isLast: boolean) {
    const heads = frame.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
    const now = [...heads].map((head) => [head.dataset.column ?? '', head.offsetWidth] as const);
    const widths = { ...kept, ...Object.fromEntries(now), [id]: width };
    const bounded = Object.fromEntries(
      Object.entries(widths).map(([name, pixels]) => [
        name,
        Math.round(Math.min(Math.max(pixels, LEAST), MOST)),
      ]),
    );
    setDragged(isLast ? undefined : bounded);
    if (isLast) changeListChoice(list, { widths: bounded });
  }

  return { widths: dragged ?? kept, resize };
}
