/** What the overview offers to other features. */
export { overviewRoutes } from './overview.routes.js';
