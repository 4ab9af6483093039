import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';

/** The size of the drawing, which is stretched to that of its place. */
export const WIDTH = 1000;
export const HEIGHT = 200;

const TICKS = 4;

/** The value of each day, the oldest first; null where nothing was counted. */
export type Series = readonly (number | null)[];

/** The paths of both series and the marks beside them. */
export function drawingOf(now: Series, before: Series) {
  const most = Math.max(1, ...[...now, ...before].map((value) => value ?? 0));
  const y = scaleLinear([0, most], [HEIGHT, 0]).nice(TICKS);
  const days = Array.from({ length: Math.max(now.length, before.length) }, (_, index) => index);
  const x = scalePoint(days, [0, WIDTH]);
  const xOf = (_: number | null, index: number) => x(index) ?? 0;
  const yOf = (value: number | null) => y(value ?? 0);
  const isCounted = (value: number | null) => value !== null;
  const lineOf = line<number | null>(xOf, yOf).defined(isCounted);
  return {
    line: lineOf(now) ?? '',
    area: area<number | null>(xOf, HEIGHT, yOf).defined(isCounted)(now) ?? '',
    before: lineOf(before) ?? '',
    /** Whole ones only, because there are no halves of orders or of visits. */
    ticks: y
      .ticks(TICKS)
      .filter(Number.isInteger)
      .map((value) => ({ value, share: y(value) / HEIGHT })),
  };
}
