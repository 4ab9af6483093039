/** The customers' interface for other features. */
export { countCustomers } from './count-customers.js';
export { customerRoutes } from './customers.routes.js';
