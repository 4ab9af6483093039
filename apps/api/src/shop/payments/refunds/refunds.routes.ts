import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import type { PaymentDeps } from '../payment-methods.js';
import * as refunds from './refunds.controller.js';

export function refundRoutes(deps: PaymentDeps) {
  return [
    route(endpoints.quoteRefund, refunds.quote),
    route(endpoints.markOrderPaid, refunds.markOrderPaid(deps)),
    route(endpoints.refundOrder, refunds.refund(deps)),
  ];
}
