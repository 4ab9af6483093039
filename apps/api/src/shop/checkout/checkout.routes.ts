import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as checkout from './checkout.controller.js';
import * as customers from './for-customers/customer-orders.controller.js';
import * as edits from './edit/edit.controller.js';

export function checkoutRoutes(deps: checkout.CheckoutDeps) {
  return [
    route(endpoints.quoteOrder, checkout.quote(deps)),
    route(endpoints.previewPromotion, checkout.preview(deps)),
    route(endpoints.getDelivery, checkout.getDelivery),
    route(endpoints.placeOrder, checkout.place(deps)),
    route(endpoints.cancelMyOrder, checkout.cancel(deps)),
    route(endpoints.quoteOrderEdit, edits.quote(deps)),
    route(endpoints.editOrder, edits.edit(deps)),
    route(endpoints.quoteCustomerOrder, customers.quote(deps)),
    route(endpoints.placeCustomerOrder, customers.place(deps)),
  ];
}
