import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as overview from './overview.controller.js';

export function overviewRoutes(deps: overview.OverviewDeps) {
  return [
    route(endpoints.getOverview, overview.get(deps)),
    route(endpoints.getFigures, overview.figures(deps)),
    route(endpoints.listRunningOut, overview.runningOut(deps)),
    route(endpoints.getFirstSteps, overview.firstSteps(deps)),
  ];
}
