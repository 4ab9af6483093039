import { formatDollars, type Figures, type PeriodFigures } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { FigureTile } from './figure-tile';
import { DAYS_ANCHOR } from './figures-by-day';
import styles from './figure-tiles.module.css';

const count = (value: number) => value.toLocaleString('en-US');
const percent = (value: number) => `${value.toLocaleString('en-US')} %`;

interface FigureTilesProps extends Pick<Figures, 'now' | 'before'> {
  /** Whether the period is today, which is not over, against the whole of yesterday. */
  isToday: boolean;
}

/** The figures of the period, each against that of the period before, each a link to the list behind it. */
export function FigureTiles({ now, before, isToday }: FigureTilesProps) {
  const { from, until } = now;
  const orders = dashboardPaths.adminOrdersOf({ from, until });
  const refunds = dashboardPaths.adminOrdersOf({ from, until, payment: 'with_refund' });
  const tile = (
    label: string,
    to: string,
    of: (figures: PeriodFigures) => number | null,
    format = count,
    none?: string,
  ) => (
    <FigureTile
      label={label}
      to={to}
      now={of(now)}
      before={of(before)}
      format={format}
      none={none}
      isToday={isToday}
    />
  );
  const hasAmounts = 'revenue' in now;
  return (
    <div className={styles.tiles}>
      {hasAmounts && tile('Revenue', orders, ({ revenue }) => revenue, formatDollars)}
      {tile('Orders', orders, (figures) => figures.orders)}
      {tile('Items', orders, ({ pieces }) => pieces)}
      {hasAmounts &&
        tile(
          'Average order',
          orders,
          ({ averageOrder }) => averageOrder,
          formatDollars,
          'nothing paid yet',
        )}
      {hasAmounts && tile('Refunds', refunds, ({ refunded }) => refunded, formatDollars)}
      {tile('Visits', DAYS_ANCHOR, ({ visits }) => visits)}
      {tile('Conversion', DAYS_ANCHOR, ({ conversion }) => conversion, percent)}
      {tile(
        'Searches without result',
        dashboardPaths.adminSearchesMissed(daysToLookBack(now)),
        ({ searches }) => searches?.missed ?? null,
      )}
    </div>
  );
}

/** The searches have longer and fewer periods. */
function daysToLookBack({ days: { length } }: PeriodFigures): 7 | 30 | 90 {
  if (length <= 7) return 7;
  return length <= 31 ? 30 : 90;
}
