import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import { documentRoutes } from './documents/documents.routes.js';
import { parcelRoutes } from './parcels/parcels.routes.js';
import * as orders from './orders.controller.js';
import * as shipments from './shipments/shipments.controller.js';

export function orderRoutes(deps: orders.OrdersDeps) {
  return [
    route(endpoints.listMyOrders, orders.listMine),
    route(endpoints.listAllOrders, orders.listAll(deps)),
    route(endpoints.sumOrders, orders.sumAll(deps)),
    route(endpoints.countNewOrders, orders.countNew),
    route(endpoints.exportOrders, orders.exportAll(deps)),
    route(endpoints.exportLabels, orders.exportForLabels(deps)),
    route(endpoints.getMyOrder, orders.getMine),
    route(endpoints.getOrder, orders.get),
    route(endpoints.addOrderNote, orders.addNote),
    route(endpoints.setOrderShipment, orders.setShipment),
    route(endpoints.correctOrderAddress, orders.correct),
    route(endpoints.updateOrderStatus, orders.setStatus(deps)),
    route(endpoints.listOrderStatuses, orders.listStatuses(deps)),
    route(endpoints.updateOrderStatuses, orders.setStatuses(deps)),
    route(endpoints.previewShipments, shipments.preview),
    route(endpoints.setOrderShipments, shipments.setMany),
    ...parcelRoutes(deps),
    ...documentRoutes(deps),
  ];
}
