import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import type { AccountsDeps } from './accounts-deps.js';
import * as accounts from './accounts.controller.js';
import * as staff from './administrators/staff.controller.js';
import * as addresses from './addresses/addresses.controller.js';
import * as invitations from './invitations/invitations.controller.js';
import * as resetLinks from './passwords/reset-links.controller.js';
import * as secondFactor from './second-factor/second-factor.controller.js';
import * as sessions from './sessions/sessions.controller.js';

export function accountRoutes(deps: AccountsDeps) {
  return [
    route(endpoints.register, accounts.register(deps)),
    route(endpoints.login, accounts.login(deps)),
    route(endpoints.resetPassword, accounts.reset(deps)),
    route(endpoints.getResetWays, resetLinks.ways(deps)),
    route(endpoints.sendResetLink, resetLinks.send(deps)),
    route(endpoints.resetPasswordByLink, resetLinks.reset(deps)),
    route(endpoints.renewSession, sessions.renew(deps)),
    route(endpoints.checkUser, accounts.check),
    route(endpoints.updateProfile, accounts.profile(deps)),
    route(endpoints.getAddresses, addresses.get),
    route(endpoints.saveAddresses, addresses.save),
    route(endpoints.listUsers, accounts.listUsers),
    route(endpoints.updateUserRole, accounts.updateRole),
    route(endpoints.listStaff, staff.list),
    route(endpoints.updateStaff, staff.update),
    route(endpoints.inviteStaff, invitations.create(deps)),
    route(endpoints.renewInvitation, invitations.renew(deps)),
    route(endpoints.withdrawInvitation, invitations.withdraw),
    route(endpoints.readInvitation, invitations.read),
    route(endpoints.acceptInvitation, invitations.accept),
    route(endpoints.updateTaxExemption, accounts.updateExemption),
    route(endpoints.updateUserTags, accounts.updateTags),
    route(endpoints.logout, sessions.logout(deps)),
    route(endpoints.listSessions, sessions.list),
    route(endpoints.endSession, sessions.end),
    route(endpoints.endOtherSessions, sessions.endOthers(deps)),
    route(endpoints.endAllSessions, sessions.endAll),
    route(endpoints.getSecondFactor, secondFactor.get(deps)),
    route(endpoints.startSecondFactor, secondFactor.start(deps)),
    route(endpoints.turnOnSecondFactor, secondFactor.turnOn(deps)),
    route(endpoints.turnOffSecondFactor, secondFactor.turnOff(deps)),
    route(endpoints.resetSecondFactor, secondFactor.reset),
  ];
}
