import type { SignedInActor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import type { PreparedOrderInput } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { holdAccount } from '../../../platform/mongo/hold-account.js';
import { contactOf } from '../../accounts/index.js';
import { recordAuditEntry, savedMeanwhile, type AuditedAct } from '../../audit/index.js';
import { sendLater } from '../../mail/index.js';
import { itemsInWords } from './item-names.js';
import { assertNotOrdered } from './ordered.js';
import { PreparedOrderModel, type PreparedOrderRecord } from './prepared-order.model.js';

const NAME = 'Prepared order';

/** Prepares an order for a customer, and records who did. @throws HttpError 404 for an unknown customer. */
export async function createPrepared(
  customer: Types.ObjectId,
  entry: PreparedOrderInput,
  by: SignedInActor,
  session: ClientSession,
): Promise<PreparedOrderRecord> {
  if (!(await contactOf(customer, session))) throw notFound('User');
  await holdAccount(customer, session);
  const now = new Date();
  const prepared: PreparedOrderRecord = {
    _id: new Types.ObjectId(),
    customer,
    entry,
    state: 'unsent',
    version: 1,
    createdAt: now,
    changedAt: now,
  };
  await PreparedOrderModel.create([prepared], { session });
  const after = await factsOf(entry);
  await record('createPreparedOrder', prepared._id, { before: null, after }, by, session);
  return prepared;
}

/**
 * Changes what is prepared, unless somebody else has since the administrator loaded it.
 * @throws HttpError 404 for an unknown one; 409 when somebody saved it meanwhile, or it is ordered.
 */
export function updatePrepared(
  shown: { id: string; version: number },
  entry: PreparedOrderInput,
  by: SignedInActor,
): Promise<PreparedOrderRecord> {
  return inTransaction(async (session) => {
    const before = await findUnordered(shown, session);
    const change = { entry, version: before.version + 1, changedAt: new Date() };
    const saved = await write(before, change, session);
    const facts = { before: await factsOf(before.entry), after: await factsOf(entry) };
    await record('updatePreparedOrder', saved._id, facts, by, session);
    return saved;
  });
}

/** Has the customer sent the link. @throws HttpError as `updatePrepared`. */
export function sendPrepared(
  shown: { id: string; version: number },
  by: SignedInActor,
): Promise<PreparedOrderRecord> {
  return inTransaction(async (session) => {
    const found = await findUnordered(shown, session);
    const sentAt = new Date();
    const sent = await write(found, { state: 'sent', sentAt, changedAt: sentAt }, session);
    const event = new Types.ObjectId().toHexString();
    await sendLater({ kind: 'orderPrepared', id: sent._id, event }, session);
    const facts = { before: null, after: await factsOf(sent.entry) };
    await record('sendPreparedOrder', sent._id, facts, by, session);
    return sent;
  });
}

/** Deletes a prepared order, and records who did. @throws HttpError 404 for an unknown one. */
export async function deletePrepared(id: string, by: SignedInActor): Promise<void> {
  await inTransaction(async (session) => {
    const found = await PreparedOrderModel.findByIdAndDelete(id, { session }).lean();
    if (!found) throw notFound(NAME);
    const facts = { before: await factsOf(found.entry), after: null };
    await record('deletePreparedOrder', found._id, facts, by, session);
  });
}

async function findUnordered(
  { id, version }: { id: string; version: number },
  session: ClientSession,
): Promise<PreparedOrderRecord> {
  const found = await PreparedOrderModel.findById(id, null, { session }).lean();
  if (!found) throw notFound(NAME);
  await assertNotOrdered(found, session);
  if (found.version !== version)
    throw await savedMeanwhile(found._id, 'changed the prepared order');
  await holdAccount(found.customer, session);
  return found;
}

async function write(
  { _id }: PreparedOrderRecord,
  change: Partial<PreparedOrderRecord>,
  session: ClientSession,
): Promise<PreparedOrderRecord> {
  const options = { session, returnDocument: 'after' } as const;
  const saved = await PreparedOrderModel.findByIdAndUpdate(_id, { $set: change }, options).lean();
  if (!saved) throw notFound(NAME);
  return saved;
}

/** Nothing that says whose it is: entries are kept for good. */
const factsOf = async ({ items }: PreparedOrderInput) => ({ pieces: await itemsInWords(items) });

function record(
  action: AuditedAct['action'],
  _id: Types.ObjectId,
  facts: Pick<AuditedAct, 'before' | 'after'>,
  by: SignedInActor,
  session: ClientSession,
): Promise<void> {
  const subject = { kind: 'preparedOrder', _id, name: NAME } as const;
  return recordAuditEntry({ action, by, subject, ...facts }, session);
}
