import { adjectivesOf, UNEARNED_STATUSES } from '@shop/shared';
import { capitalized } from '../../../../lib/text/capitalized';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { useFigures } from '../../api/get-figures';
import { daysName } from '../../figure-names';
import { ChartCard } from '../chart/chart-card';
import { AmountsCard } from '../overview/amounts-list';
import { MoneyCard } from '../overview/money-card';
import { BestSellers } from './best-sellers';
import { FigureTiles } from './figure-tiles';
import { PeriodChoice } from './period-choice';
import { RunningOut } from './running-out';
import styles from './shop-figures.module.css';
import { usePeriod } from './use-period';

const UNEARNED = capitalized(adjectivesOf(UNEARNED_STATUSES));

/** How the shop does in a period, against the one before. */
export function ShopFigures() {
  const period = usePeriod();
  const { data, error, refetch } = useFigures(period);
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  const { now, before, amounts, money } = data;
  const isToday = data.period === 'today';
  return (
    <section aria-label="Figures" className={styles.figures} aria-busy={data.period !== period}>
      <div className={styles.head}>
        <PeriodChoice chosen={period} />
        <p className={styles.note}>
          {daysName(now)}, against {isToday && 'the whole of '}
          {daysName(before)}
          {!data.isCurrent && ' · orders are still being counted'}
        </p>
      </div>
      <FigureTiles now={now} before={before} isToday={isToday} />
      <ChartCard now={now} before={before} />
      <div className={styles.cards}>
        <BestSellers bestSellers={data.bestSellers} isToday={isToday} />
        {data.runningOut && <RunningOut runningOut={data.runningOut} />}
        {amounts && <AmountsCard amounts={amounts} />}
        {money && <MoneyCard money={money} days={now} />}
      </div>
      <p className={styles.note}>
        Days are those of the shop’s time zone, {data.timeZone.replaceAll('_', ' ')}.{' '}
        {'revenue' in now ? (
          <OnAmounts />
        ) : (
          `${UNEARNED} orders count as orders, but not their items.`
        )}{' '}
        A visit is a page opened from outside the shop. The conversion counts every order, also
        those that were cancelled or placed by the staff.
      </p>
    </section>
  );
}

/** What the amounts count, for those who see them. */
function OnAmounts() {
  return (
    <>
      {UNEARNED} orders and those not paid yet count as orders but not as revenue; what a card has
      reserved counts as revenue, and as still to be paid. All amounts are those of the orders
      placed on these days, refunds too; taxes by the days of invoices are an export of the orders.
      Refunds also count what went back for cancelled orders and for lines taken off, which are no
      part of the revenue.
    </>
  );
}

function Loading() {
  return (
    <div className={styles.figures} role="status" aria-label="Loading the figures">
      <Skeleton height="2.5rem" radius="8px" />
      <Skeleton height="11rem" radius="var(--radius-card)" />
      <Skeleton height="19rem" radius="var(--radius-card)" />
    </div>
  );
}
