import type { SignedInActor } from '@shop/http/access';
import { conflict } from '@shop/http/errors';
import {
  RETURN_STATE_TEXTS,
  type AuditAction,
  type MailKind,
  type ReturnState,
} from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../audit/index.js';
import { sendLater } from '../mail/index.js';
import { announceReturn } from './announce-return.js';
import { orderName, ReturnModel, type OrderRecord, type ReturnRecord } from '../orders/index.js';

/** A step of a return. */
export interface ReturnStep {
  action: AuditAction;
  from: ReturnState;
  to: ReturnState;
  /** What it writes besides. */
  fields?: Partial<ReturnRecord>;
  /** What the buyer is told; nothing if something else tells it. */
  mail?: MailKind;
}

/**
 * Takes a return one step on, inside a transaction, with its audit entry and its mail: one update, which only a return
 * in the state before it gets.
 * @throws HttpError 409 if it is in another state.
 */
export async function stepReturn(
  { found, order }: { found: ReturnRecord; order: OrderRecord },
  { action, from, to, fields, mail }: ReturnStep,
  admin: SignedInActor,
  session: ClientSession,
): Promise<ReturnRecord> {
  const after = await ReturnModel.findOneAndUpdate(
    { _id: found._id, state: from },
    {
      $set: { ...fields, state: to },
      $push: { history: { state: to, at: new Date(), by: admin._id } },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!after) throw otherState(found, order);
  await announceReturn(after, session);
  if (mail) await sendLater({ kind: mail, id: found._id }, session);
  await recordAuditEntry(
    {
      action,
      by: admin,
      subject: { kind: 'order', _id: order._id, name: orderName(order) },
      before: { return: from },
      after: { return: to },
    },
    session,
  );
  return after;
}

/** That a return is in another state than a step needs. */
export function otherState({ state }: ReturnRecord, { number }: OrderRecord) {
  const words = RETURN_STATE_TEXTS[state].replace('Return ', '');
  return conflict(`This return of order ${number} is ${words}, so this can’t be done any more.`);
}
