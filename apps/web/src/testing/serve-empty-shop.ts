import { endpoints } from '@shop/shared';
import { on, server } from './handlers';

/** For tests that end on the home page without being about it: a shop with nothing in it. */
export function serveEmptyShop() {
  server.use(
    on(endpoints.listProductPage).answer(() => ({ success: true, products: [], total: 0 })),
    on(endpoints.listProducts).answer(() => ({ success: true, products: [], total: 0 })),
  );
}
