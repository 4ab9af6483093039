import type { endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { readFigures, readRunningOut } from './figures/read-figures.js';
import { readFirstSteps, type FirstStepsDeps } from './read-first-steps.js';
import { readOverview } from './read-overview.js';
import type { SalesCounting } from './sales/sales-counting.js';

/** Dependencies of the overview's controllers. */
export interface OverviewDeps extends FirstStepsDeps {
  salesCounting: SalesCounting;
}

export function get({ settings }: OverviewDeps): Controller<typeof endpoints.getOverview> {
  return async ({ user }) => ({ success: true, ...(await readOverview(settings, user)) });
}

export function figures({
  settings,
  salesCounting: counting,
}: OverviewDeps): Controller<typeof endpoints.getFigures> {
  return async ({ query }) => ({
    success: true,
    ...(await readFigures(query.period, { settings, counting })),
  });
}

export function runningOut({
  settings,
  salesCounting: counting,
}: OverviewDeps): Controller<typeof endpoints.listRunningOut> {
  return async () => ({ success: true, products: await readRunningOut({ settings, counting }) });
}

export function firstSteps(deps: OverviewDeps): Controller<typeof endpoints.getFirstSteps> {
  return async () => ({ success: true, ...(await readFirstSteps(deps)) });
}
