/** The front can't start, and its message tells the operator what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A queue does not do what it was given: it is full, the wait is too long, or nobody waits any more. */
export class QueueError extends Error {
  override name = 'QueueError';
}

/** Too much waits, or the work would wait too long. */
export class OverloadError extends QueueError {
  override name = 'OverloadError';

  /** @param retryAfterSeconds is the time after which the caller may try again. */
  constructor(readonly retryAfterSeconds = 2) {
    super('Too much is waiting');
  }
}

/** One client has too much waiting. */
export class ClientOverloadError extends QueueError {
  override name = 'ClientOverloadError';

  /** @param retryAfterSeconds is the time after which the client may try again. */
  constructor(readonly retryAfterSeconds = 2) {
    super('Too much of this client is waiting');
  }
}

/** The client disconnected, or was told to come back, while its work waited. */
export class ClientLeftError extends QueueError {
  override name = 'ClientLeftError';

  constructor() {
    super('The client no longer waits');
  }
}

/** A body arrives too slowly while too many are received; its rest is not read. */
export class SlowBodyError extends Error {
  override name = 'SlowBodyError';

  constructor() {
    super('The body arrived too slowly');
  }
}
