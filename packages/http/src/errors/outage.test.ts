import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { isOutage } from './outage.js';

const { MongoServerError, MongoClientClosedError, MongoNetworkError } = mongoose.mongo;

/** An error that the driver doesn't export. */
function driverError(name: string): Error {
  return Object.assign(new Error('The driver gave up'), { name });
}

it.each([
  driverError('MongoWaitQueueTimeoutError'),
  driverError('MongoPoolClosedError'),
  new MongoClientClosedError(),
  new MongoNetworkError('The pool was cleared'),
  new MongoServerError({ message: 'operation exceeded time limit', code: 50 }),
  new MongoServerError({ message: 'another transaction holds it', code: 112 }),
  new MongoServerError({ message: 'the transaction has ended', code: 251 }),
  new mongoose.Error.MongooseServerSelectionError('No server'),
  Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
])('%s is an outage', (error) => {
  expect(isOutage(error)).toBe(true);
});

it('a mistake of ours is none', () => {
  expect(isOutage(new TypeError('x is undefined'))).toBe(false);
  expect(isOutage(new MongoServerError({ message: 'unknown operator', code: 2 }))).toBe(false);
  expect(isOutage('text')).toBe(false);
});
