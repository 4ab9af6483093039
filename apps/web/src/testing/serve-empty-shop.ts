import { endpoints } from '@shop/shared';
import { on, server } from './handlers';

/** Serves a shop without products, for tests that end on the home page without testing it. */
export function serveEmptyShop() {
  server.use(
    on(endpoints.listProducts).answer(() => ({ success: true, products: [], total: 0 })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
  );
}
