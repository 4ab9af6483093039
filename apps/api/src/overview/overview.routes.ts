import { endpoints } from '@shop/shared';
import { route } from '../http/route.js';
import * as overview from './overview.controller.js';

export const overviewRoutes = [route(endpoints.getOverview, overview.get)];
