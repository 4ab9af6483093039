import { isPermitted, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { figuresQueue, readFigures, readRunningOut } from './figures/read-figures.js';
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
  return async ({ query, client, user }) => {
    const read = () => readFigures(query.period, { settings, counting });
    const { runningOut, ...all } = await figuresQueue.run(client, read);
    return { success: true, ...all, ...(isPermitted(user, 'catalog') && { runningOut }) };
  };
}

export function runningOut({
  settings,
  salesCounting: counting,
}: OverviewDeps): Controller<typeof endpoints.listRunningOut> {
  return async ({ client }) => {
    const read = () => readRunningOut({ settings, counting });
    return { success: true, products: await figuresQueue.run(client, read) };
  };
}

export function firstSteps(deps: OverviewDeps): Controller<typeof endpoints.getFirstSteps> {
  return async () => ({ success: true, ...(await readFirstSteps(deps)) });
}
