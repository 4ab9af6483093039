/** The customers' interface for other features. */
export { customerRoutes } from './customers.routes.js';
