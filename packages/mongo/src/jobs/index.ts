export { discardJob, repeatJob } from './attend.js';
export { enqueue, type NewJob } from './enqueue.js';
export { JobModel, type JobRecord } from './job.model.js';
export {
  NotYetError,
  startJobs,
  workOffNext,
  type JobHandler,
  type JobHandlers,
} from './start-jobs.js';
