import { endpoints } from '@shop/shared';
import { route } from '../http/route.js';
import * as orders from './orders.controller.js';
import type { PaymentProvider } from './payments.js';

export function orderRoutes({ payments }: { payments: PaymentProvider }) {
  return [
    route(endpoints.quoteOrder, orders.quote),
    route(endpoints.placeOrder, orders.place(payments)),
    route(endpoints.listMyOrders, orders.listMine),
    route(endpoints.listAllOrders, orders.listAll),
    route(endpoints.updateOrderStatus, orders.setStatus),
  ];
}
