import { useState, type PointerEvent } from 'react';
import type { FiguresOfDay } from '@shop/shared';
import { dayName, type Measure } from '../../figure-names';
import styles from './day-chart.module.css';
import { drawingOf, HEIGHT, WIDTH } from './scales';

interface DayChartProps {
  measure: Measure;
  /** The days of the period and those before, the oldest first. */
  now: readonly FiguresOfDay[];
  before: readonly FiguresOfDay[];
}

/** A figure day by day, with the period before as a dashed line. The table below it has the figures. */
export function DayChart({ measure, now, before }: DayChartProps) {
  const [pointed, setPointed] = useState<number>();
  const drawing = drawingOf(now.map(measure.of), before.map(measure.of));
  const shown = pointed ?? now.length - 1;
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((clientX - left) / width, 0), 1);
    setPointed(Math.round(share * (now.length - 1)));
  };
  return (
    <figure className={styles.chart}>
      <figcaption className={`tabular ${styles.readout}`} aria-hidden>
        <Readout kind={styles.now} day={now[shown]} measure={measure} />
        <Readout kind={styles.before} day={before[shown]} measure={measure} />
      </figcaption>
      <div className={styles.plot}>
        <div className={`tabular ${styles.marks}`} aria-hidden>
          {drawing.ticks.map(({ value, share }) => (
            <span key={value} style={{ top: `${share * 100}%` }}>
              {measure.format(value).replace(/\.00$/, '')}
            </span>
          ))}
        </div>
        <div
          className={styles.area}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <svg
            role="img"
            aria-label={describe(measure, now)}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            {drawing.ticks.map(({ value, share }) => (
              <line
                key={value}
                className={styles.grid}
                x2={WIDTH}
                y1={share * HEIGHT}
                y2={share * HEIGHT}
              />
            ))}
            <path className={styles.fill} d={drawing.area} />
            <path className={styles.beforeLine} d={drawing.before} />
            <path className={styles.line} d={drawing.line} />
          </svg>
          {pointed !== undefined && (
            <span
              className={styles.cursor}
              style={{ left: `${(pointed / Math.max(now.length - 1, 1)) * 100}%` }}
            />
          )}
        </div>
      </div>
      <div className={`tabular ${styles.ends}`} aria-hidden>
        <span>{dayName(now[0]?.day ?? '')}</span>
        <span>Today</span>
      </div>
    </figure>
  );
}

interface ReadoutProps {
  kind: string | undefined;
  day: FiguresOfDay | undefined;
  measure: Measure;
}

/** What a line says of one day. */
function Readout({ kind, day, measure }: ReadoutProps) {
  if (!day) return null;
  const value = measure.of(day);
  return (
    <span className={kind}>
      {dayName(day.day)}: {value === null ? 'not counted' : measure.format(value)}
    </span>
  );
}

/** The text alternative: the best day. */
function describe({ name, of, format }: Measure, days: readonly FiguresOfDay[]): string {
  const best = days.reduce<FiguresOfDay | undefined>(
    (most, day) => ((of(day) ?? 0) > (most ? (of(most) ?? 0) : 0) ? day : most),
    undefined,
  );
  return best
    ? `${name} by day: most on ${dayName(best.day)}, ${format(of(best) ?? 0)}`
    : `${name} by day: none`;
}
