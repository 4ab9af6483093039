/** Where a photo is on its stage: enlarged by `scale`, its middle moved by `x` and `y` CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

/** The whole photo. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** What two taps, or a click on the zoom button, enlarge to. */
export const CLOSE_UP = 2.5;
const LARGEST = 5;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Keeps the photo on the stage. @param size of the stage */
function kept({ scale, x, y }: View, size: Point): View {
  return {
    scale,
    x: within(x, ((scale - 1) * size.x) / 2),
    y: within(y, ((scale - 1) * size.y) / 2),
  };
}

/**
 * Enlarges by a factor, so that what is under a point stays there.
 * @param at measured from the middle of the stage
 * @param size of the stage
 */
export function zoomed(view: View, factor: number, at: Point, size: Point): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, size);
}

/** Moves an enlarged photo. @param size of the stage */
export function moved(view: View, by: Point, size: Point): View {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}
