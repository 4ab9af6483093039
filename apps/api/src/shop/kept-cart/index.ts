/** The kept cart's interface for other features. */
export { keptCartRoutes } from './kept-cart.routes.js';
export { namedCartOf } from './find-cart.js';
