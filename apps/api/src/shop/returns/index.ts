/** The interface of the returns for other features. */
export { returnRoutes } from './returns.routes.js';
