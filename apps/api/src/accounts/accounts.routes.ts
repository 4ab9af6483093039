import { endpoints } from '@shop/shared';
import { route } from '../http/route.js';
import * as accounts from './accounts.controller.js';

export function accountRoutes(deps: accounts.AccountsDeps) {
  return [
    route(endpoints.register, accounts.register(deps)),
    route(endpoints.login, accounts.login(deps)),
    route(endpoints.resetPassword, accounts.reset(deps)),
    route(endpoints.renewSession, accounts.renew(deps)),
    route(endpoints.checkUser, accounts.check),
    route(endpoints.checkAdmin, accounts.check),
    route(endpoints.updateProfile, accounts.profile(deps)),
    route(endpoints.listUsers, accounts.listUsers),
    route(endpoints.updateUserRole, accounts.updateRole),
  ];
}
