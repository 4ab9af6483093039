import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as customers from './customers.controller.js';

export function customerRoutes(deps: customers.CustomersDeps) {
  return [
    route(endpoints.listCustomers, customers.list(deps)),
    route(endpoints.createCustomer, customers.create),
    route(endpoints.exportCustomers, customers.exportAll(deps)),
    route(endpoints.getCustomer, customers.get),
    route(endpoints.addCustomerNote, customers.addNote),
  ];
}
