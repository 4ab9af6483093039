import { endpoints } from '@shop/shared';
import { route } from '../../http/route.js';
import * as overview from './overview.controller.js';

export function overviewRoutes(deps: overview.OverviewDeps) {
  return [route(endpoints.getOverview, overview.get(deps))];
}
