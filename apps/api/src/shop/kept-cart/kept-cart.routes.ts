import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import type { KeptCartDeps } from './find-cart.js';
import * as keptCart from './kept-cart.controller.js';

export function keptCartRoutes(deps: KeptCartDeps) {
  return [
    route(endpoints.getCart, keptCart.get(deps)),
    route(endpoints.keepCart, keptCart.keep(deps)),
  ];
}
