/** The customers' interface for other features. */
export { countBuyers, countCustomers } from './count-customers.js';
export { customerRoutes } from './customers.routes.js';
