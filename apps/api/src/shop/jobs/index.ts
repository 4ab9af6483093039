/** What administrators see of the jobs, and do with them. */
export { JOB_FIGURES } from './job-figures.js';
export { jobRoutes } from './jobs.routes.js';
export { tasksOf } from './task-areas.js';
