import mongoose from 'mongoose';

/** Driver errors that mean the database is unreachable, silent or closing; the first two are not exported. */
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
/** Codes of a busy database: the time limit ended the query, others held what it writes, its transaction was aborted. */
const BUSY: unknown[] = [50, 112, 251];
const BROKEN_SOCKET: unknown[] = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED'];

/** Whether the database was unreachable or did not answer in time, so that a retry may help. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { mongo } = mongoose;
  // Some errors of a broken socket are not wrapped by the driver.
  if ('code' in error && BROKEN_SOCKET.includes(error.code)) return true;
  if (AWAY.includes(error.name) || error instanceof mongo.MongoNetworkError) return true;
  if (error instanceof mongo.MongoServerError && BUSY.includes(error.code)) return true;
  return error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}
