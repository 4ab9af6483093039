import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as parcels from './parcels.controller.js';

export function parcelRoutes() {
  return [route(endpoints.addParcel, parcels.add), route(endpoints.removeParcel, parcels.remove)];
}
