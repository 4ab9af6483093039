/** What administrators see of the jobs, and do with them. */
export { jobRoutes } from './jobs.routes.js';
