import mongoose from 'mongoose';

/** Failures of the driver that say the database is away, silent or closing; the first two are not exported. */
const AWAY = [
  'MongoWaitQueueTimeoutError',
  'MongoPoolClosedError',
  'MongoClientClosedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoNotConnectedError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoExpiredSessionError',
];
/** `MaxTimeMSExpired`: the database itself gave up. */
const TIME_LIMIT_EXCEEDED = 50;
const BROKEN_SOCKET: unknown[] = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED'];

/** Whether the database could not be reached or did not answer in time, so that trying again may help. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { mongo } = mongoose;
  // Some errors of a broken socket reach us unwrapped.
  if ('code' in error && BROKEN_SOCKET.includes(error.code)) return true;
  if (AWAY.includes(error.name) || error instanceof mongo.MongoNetworkError) return true;
  if (error instanceof mongo.MongoServerError && error.code === TIME_LIMIT_EXCEEDED) return true;
  return error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}
