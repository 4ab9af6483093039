import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as photo from './photo/return-photo.controller.js';
import * as returns from './returns.controller.js';
import { withdrawFrom, type WithdrawalDeps } from './withdrawal/withdrawal.controller.js';

export function returnRoutes(deps: WithdrawalDeps) {
  return [
    route(endpoints.requestReturn, returns.request),
    route(endpoints.setReturnPhoto, photo.set),
    route(endpoints.getMyReturnPhoto, photo.getMine),
    route(endpoints.getReturnPhoto, photo.get),
    route(endpoints.cancelReturn, returns.cancel),
    route(endpoints.withdrawFromOrder, withdrawFrom(deps)),
    route(endpoints.listReturns, returns.list),
    route(endpoints.decideReturn, returns.decide),
    route(endpoints.receiveReturn, returns.receive),
    route(endpoints.refundReturn, returns.refund(deps)),
    route(endpoints.exchangeReturn, returns.exchange),
    route(endpoints.closeReturn, returns.close),
  ];
}
