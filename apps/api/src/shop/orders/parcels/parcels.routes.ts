import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as parcels from './parcels.controller.js';

export function parcelRoutes(deps: parcels.ParcelDeps) {
  return [
    route(endpoints.addParcel, parcels.add(deps)),
    route(endpoints.removeParcel, parcels.remove),
  ];
}
