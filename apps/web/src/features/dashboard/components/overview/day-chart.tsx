import styles from './day-chart.module.css';

interface Bar {
  /** The day. */
  name: string;
  value: number;
  /** The value as it is told. */
  words: string;
}

interface DayChartProps {
  label: string;
  /** The oldest first; the last is today. */
  bars: readonly Bar[];
}

const HEIGHT = 48;
const STEP = 10;
const WIDTH = 7;
/** Of a day on which there was nothing: it is there all the same. */
const LEAST = 1.5;

/** Bars of the last days, as a picture; the figures stand in a table beside it. */
export function DayChart({ label, bars }: DayChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={describe(label, bars)}
        viewBox={`0 0 ${bars.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {bars.map(({ name, value, words }, index) => {
          const height = Math.max((value / most) * HEIGHT, LEAST);
          return (
            <rect
              key={name}
              x={index * STEP}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              className={value === 0 ? styles.none : undefined}
            >
              <title>{`${name}: ${words}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={`tabular ${styles.ends}`} aria-hidden>
        <span>{bars[0]?.name}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  );
}

/** What the picture shows at a glance: how much the best day brought. */
function describe(label: string, bars: readonly Bar[]): string {
  const best = bars.reduce<Bar | undefined>(
    (most, bar) => (bar.value > (most?.value ?? 0) ? bar : most),
    undefined,
  );
  return best ? `${label}: most on ${best.name}, ${best.words}` : `${label}: none`;
}
