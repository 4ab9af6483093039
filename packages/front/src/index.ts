export { createFront, type FrontOptions } from './front.js';
export type { Handler } from './handler.js';
export { addressBehind, clientAddress, isByTls } from './client-address.js';
export { assertWaiting, OPERATOR, type Client } from './client.js';
export * from './errors.js';

export { listen, PortError, type Listening } from './connections/listen.js';
export { ALIVE_PATH } from './connections/refusals.js';

export {
  Admission,
  type AdmissionSize,
  type Arrival,
  type Proceed,
} from './admission/admission.js';
export { PacedRefusals } from './admission/paced-refusals.js';
export { Visit } from './admission/visit.js';

export { FairQueue, type FairQueueSize } from './queues/fair-queue.js';
export { KeyedQueue } from './queues/keyed-queue.js';
export { ONE_AT_A_TIME } from './queues/one-at-a-time.js';
export { Turns } from './queues/turns.js';

export { CachedReply, type Tags } from './cache/cached-reply.js';
export { ChangeLog } from './cache/change-log.js';
export { followChanges, type ChangeConsumer, type ChangeSource } from './cache/follow-changes.js';
export { ALWAYS_FRESH, type Freshness } from './cache/freshness.js';
export { RecordCache, type ById } from './cache/record-cache.js';
export { ReplyCache } from './cache/reply-cache.js';
export { replyKey, smallBodyLength } from './cache/reply-key.js';
export type { ReplyFrame, SentFromCache } from './cache/send-reply.js';

export { shareOf, worker, type WorkerConfig } from './workers/config.js';
export { JobThreads } from './workers/job-threads.js';
export { superviseWorkers, type SupervisorReports } from './workers/supervise.js';
export {
  aloneAmongWorkers,
  onSupervisorMessage,
  tellSupervisor,
} from './workers/supervisor-line.js';
export { shareMetrics } from './workers/worker-metrics.js';
