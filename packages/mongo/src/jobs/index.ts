export type { Lane } from './claim.js';
export { discardJob, repeatJob } from './attend.js';
export { enqueue, enqueueAll, type NewJob } from './enqueue.js';
export { jobFailures, jobFigures, type JobFigures } from './job-figures.js';
export { MAX_TRIES, waitAfter } from './waits.js';
export { JobModel, type JobRecord } from './job.model.js';
export {
  NotYetError,
  startJobs,
  workOffNext,
  type JobHandler,
  type JobHandlers,
} from './start-jobs.js';
