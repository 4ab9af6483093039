import { route } from '@shop/http/route';
import { endpoints } from '@shop/shared';
import * as payLinks from './by-link/pay-links.controller.js';
import * as payments from './payments.controller.js';

export function paymentRoutes(deps: payLinks.PayLinkDeps) {
  return [
    route(endpoints.checkMyPayment, payments.check(deps)),
    route(endpoints.readPayLink, payLinks.read(deps)),
    route(endpoints.payByLink, payLinks.pay(deps)),
  ];
}
