/** The overview's interface for other features. */
export { overviewRoutes } from './overview.routes.js';
