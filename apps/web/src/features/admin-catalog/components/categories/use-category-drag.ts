import type { Category, TreeCategory } from '@shop/shared';
import type { PointerEvent } from 'react';
import { useGripDrag } from '../../../../lib/hooks/use-grip-drag';
import { usePlaceCategory } from '../../api/place-category';
import { placeBeside, placeByKey, type CategoryPlace, type Side } from '../../category-places';

/** Where a row is dragged to. */
interface Drop {
  /** The id of the row under the pointer. */
  target: string;
  side: Side;
  place: CategoryPlace;
}

/** A key, and whether it is one that is held down. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'repeat'>;

/** In the middle of a row it is put under it, near its edges beside it. */
function sidesAt({ clientY }: PointerEvent, row: Element): readonly Side[] {
  const { top, height } = row.getBoundingClientRect();
  const at = (clientY - top) / height;
  const nearest = at < 0.5 ? 'above' : 'below';
  return at > 0.3 && at < 0.7 ? ['under', nearest] : [nearest];
}

/** Moves categories in their tree, dragged by their grips or with the arrow keys on them. */
export function useCategoryDrag(rows: readonly TreeCategory<Category>[]) {
  const { mutate, isPending } = usePlaceCategory();

  function find(event: PointerEvent, from: number): Drop | undefined {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const element = under?.closest<HTMLElement>('[data-category]');
    const row = rows[from];
    const target = rows.find(({ category }) => category._id === element?.dataset.category);
    if (!row || !target || !element) return undefined;
    for (const side of sidesAt(event, element)) {
      const place = placeBeside(rows, row, { target, side });
      if (place) return { target: target.category._id, side, place };
    }
    return undefined;
  }

  const { drag, gripOf } = useGripDrag<Drop>({
    find,
    onDrop: (from, { place }) => {
      const row = rows[from];
      if (row) mutate({ id: row.category._id, placeIn: () => place });
    },
  });
  return {
    gripOf,
    /** @returns whether the key was one that moves */
    moveByKey: (at: number, { key, repeat }: Pressed) => {
      const row = rows[at];
      const moves = key.startsWith('Arrow');
      // A key that is held down moves as fast as moves are saved, and no further once it is let go.
      if (row && moves && !(repeat && isPending))
        mutate({ id: row.category._id, placeIn: (now, own) => placeByKey(now, own, key) });
      return moves;
    },
    /** How a row shows what is dragged. */
    stateOf: (at: number) => ({
      'data-dragged': drag?.from === at || undefined,
      'data-drop': drag?.to?.target === rows[at]?.category._id ? drag?.to?.side : undefined,
    }),
  };
}

/** What a row needs of it. */
export interface RowDrag {
  grip: ReturnType<ReturnType<typeof useCategoryDrag>['gripOf']>;
  state: ReturnType<ReturnType<typeof useCategoryDrag>['stateOf']>;
  onKey: (pressed: Pressed) => boolean;
}
