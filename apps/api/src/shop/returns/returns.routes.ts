import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import type { PaymentDeps } from '../payments/index.js';
import * as returns from './returns.controller.js';

export function returnRoutes(deps: PaymentDeps) {
  return [
    route(endpoints.requestReturn, returns.request),
    route(endpoints.listReturns, returns.list),
    route(endpoints.decideReturn, returns.decide),
    route(endpoints.receiveReturn, returns.receive),
    route(endpoints.refundReturn, returns.refund(deps)),
    route(endpoints.exchangeReturn, returns.exchange),
  ];
}
