/** The workplace's interface for other features: how administrators arrange their screens. */
export { workplaceOf } from './own-workplace.js';
export { workplaceRoutes } from './workplace.routes.js';
