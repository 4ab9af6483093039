import { FairQueue, ONE_AT_A_TIME } from '@shop/front';
import {
  FIGURE_PRODUCTS,
  PACE_DAYS,
  type RunningOutItem,
  type FigurePeriod,
  type Figures,
} from '@shop/shared';
import { dayAfter } from '../../../platform/shop-days.js';
import { searchDays } from '../../catalog/index.js';
import type { ShopSettings } from '../../settings/index.js';
import { DaySalesModel, salesId } from '../sales/day-sales.model.js';
import type { SalesCounting } from '../sales/sales-counting.js';
import { VisitDayModel } from '../visits/visit-day.model.js';
import { bestSellers } from './best-sellers.js';
import { moneyFigures } from './money-figures.js';
import { periodFigures } from './period-figures.js';
import { runningOut } from './running-out.js';
import { SoldDays } from './sold-days.js';
import { daysIn, spansOf, type Span } from './spans.js';

/**
 * What was sold on half a year's days is megabytes in a busy shop: figures are read one at a time, and network addresses
 * take turns.
 */
export const figuresQueue = new FairQueue(ONE_AT_A_TIME);

/** What the figures are read with. */
export interface FiguresDeps {
  settings: ShopSettings;
  counting: SalesCounting;
}

/** The figures of a period, from what is counted of its days: no order is read, unless it has just changed. */
export async function readFigures(
  period: FigurePeriod,
  { settings, counting }: FiguresDeps,
): Promise<Figures> {
  const { timeZone } = await settings.stored();
  const isCurrent = await counting.isCurrent();
  const spans = spansOf(period, timeZone);
  const { until } = spans.now;
  const pace = paceUntil(until);
  const all = { from: pace.from < spans.before.from ? pace.from : spans.before.from, until };
  const [sales, visits, searches] = await Promise.all([
    readSales(all, timeZone),
    readVisits(all),
    searchDays(all),
  ]);
  const counted = { sales, visits, searches };
  const sold = new SoldDays(sales);
  const best = await bestSellers(sold, spans);
  const low = await runningOut(await sold.items(pace));
  return {
    period,
    timeZone,
    isCurrent,
    now: periodFigures(spans.now, counted),
    before: periodFigures(spans.before, counted),
    ...moneyFigures(daysIn(spans.now).flatMap((day) => sales.get(day) ?? [])),
    bestSellers: best,
    runningOut: { total: low.length, products: low.slice(0, FIGURE_PRODUCTS) },
  };
}

/** All that is about to run out, from the same counts. */
export async function readRunningOut({
  settings,
  counting,
}: FiguresDeps): Promise<RunningOutItem[]> {
  const { timeZone } = await settings.stored();
  await counting.isCurrent();
  const pace = paceUntil(spansOf('today', timeZone).now.until);
  const sold = new SoldDays(await readSales(pace, timeZone));
  return runningOut(await sold.items(pace));
}

/** The days over which the pace of sales is measured. */
function paceUntil(until: string): Span {
  return { from: dayAfter(until, 1 - PACE_DAYS), until };
}

async function readSales({ from, until }: Span, timeZone: string) {
  const ids = { $gte: salesId(timeZone, from), $lte: salesId(timeZone, until) };
  const found = await DaySalesModel.find({ _id: ids }).lean();
  const start = salesId(timeZone, '').length;
  return new Map(found.map((day) => [day._id.slice(start), day]));
}

async function readVisits({ from, until }: Span) {
  const found = await VisitDayModel.find({ _id: { $gte: from, $lte: until } }).lean();
  return new Map(found.map((day) => [day._id, day]));
}
