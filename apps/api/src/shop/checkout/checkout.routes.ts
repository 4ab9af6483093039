import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as checkout from './checkout.controller.js';
import * as customers from './for-customers/customer-orders.controller.js';
import * as mine from './prepared/my-prepared.controller.js';
import * as prepared from './prepared/prepared.controller.js';
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
    route(endpoints.listPreparedOrders, prepared.list),
    route(endpoints.getPreparedOrder, prepared.get),
    route(endpoints.createPreparedOrder, prepared.create),
    route(endpoints.updatePreparedOrder, prepared.update),
    route(endpoints.deletePreparedOrder, prepared.remove),
    route(endpoints.sendPreparedOrder, prepared.send),
    route(endpoints.listMyPreparedOrders, mine.list),
    route(endpoints.getMyPreparedOrder, mine.get),
    route(endpoints.placeMyPreparedOrder, mine.place(deps)),
  ];
}
