/** This feature's interface for others: its routes. */
export { personalDataRoutes } from './personal-data.routes.js';
