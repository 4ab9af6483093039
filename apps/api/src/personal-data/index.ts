/** What this feature offers to others: its routes. */
export { personalDataRoutes } from './personal-data.routes.js';
