import type { ClientSession } from 'mongoose';
import type { ReturnRecord } from '../orders/index.js';
import { announce } from '../webhooks/index.js';

/** Has other programs told of the state that a return has just got, in its transaction. */
export function announceReturn(
  { _id, state }: Pick<ReturnRecord, '_id' | 'state'>,
  session: ClientSession,
): Promise<void> {
  return announce(`return.${state}`, _id, session);
}
