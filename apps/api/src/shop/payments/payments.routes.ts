import { route } from '@shop/http/route';
import { endpoints } from '@shop/shared';
import * as payments from './payments.controller.js';

export function paymentRoutes(deps: payments.PaymentControllerDeps) {
  return [route(endpoints.checkMyPayment, payments.check(deps))];
}
