import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as personalData from './personal-data.controller.js';

export function personalDataRoutes(deps: personalData.PersonalDataDeps) {
  return [
    route(endpoints.downloadMyData, personalData.downloadOwn(deps)),
    route(endpoints.deleteMyAccount, personalData.deleteOwn(deps)),
    route(endpoints.downloadUserData, personalData.downloadOf(deps)),
    route(endpoints.deleteUser, personalData.deleteOf),
  ];
}
