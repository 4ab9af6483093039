import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as workplace from './workplace.controller.js';

export function workplaceRoutes() {
  return [
    route(endpoints.checkAdmin, workplace.open),
    route(endpoints.savePreferences, workplace.prefer),
    route(endpoints.getListViews, workplace.views),
    route(endpoints.saveMyListViews, workplace.saveMine),
    route(endpoints.saveListViews, workplace.saveForAll),
    route(endpoints.openRecord, workplace.openRecord),
  ];
}
