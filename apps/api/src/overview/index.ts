/** What the overview offers to the shop's other parts. */
export { overviewRoutes } from './overview.routes.js';
