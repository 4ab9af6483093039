import styles from './day-chart.module.css';

interface Bar {
  /** The day. */
  name: string;
  value: number;
  /** The value as a text. */
  text: string;
}

interface DayChartProps {
  label: string;
  /** Oldest first; the last day is today. */
  bars: readonly Bar[];
}

const HEIGHT = 48;
const STEP = 10;
const WIDTH = 7;
/** Height of a bar without a value, so that the day is still visible. */
const MIN_BAR_HEIGHT = 1.5;

/** A bar chart of the last days. The table beside it has the figures. */
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
        {bars.map(({ name, value, text }, index) => {
          const height = Math.max((value / most) * HEIGHT, MIN_BAR_HEIGHT);
          return (
            <rect
              key={name}
              x={index * STEP}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              className={value === 0 ? styles.none : undefined}
            >
              <title>{`${name}: ${text}`}</title>
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

/** The text alternative of the chart: the best day. */
function describe(label: string, bars: readonly Bar[]): string {
  const best = bars.reduce<Bar | undefined>(
    (most, bar) => (bar.value > (most?.value ?? 0) ? bar : most),
    undefined,
  );
  return best ? `${label}: most on ${best.name}, ${best.text}` : `${label}: none`;
}
