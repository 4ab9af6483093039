import { conflict, notFound } from '@shop/http/errors';
import type { SignedInActor } from '@shop/http/access';
import type { Controller } from '@shop/http/route';
import { findPage, inTransaction } from '@shop/mongo';
import { discardJob, JobModel, repeatJob, type JobRecord } from '@shop/mongo/jobs';
import { SUCCESS_TEXTS, type endpoints, type Job } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { recordAuditEntry, type AuditedAct } from '../audit/index.js';
import { giveUpImport, IMPORT_TOPIC } from '../catalog/index.js';
import { OrderModel } from '../orders/index.js';
import { REFUND_TOPIC } from '../payments/index.js';
import { isAppointed } from './appointed.js';
import { tasksOf } from './task-areas.js';

/**
 * Dead ones first, then those that are due for the longest: the order of an index, which also decides between those of
 * the same moment. With `_id`, an outage's tasks would all be read and sorted for each page.
 */
const DEAD_FIRST = { state: 1, dueAt: 1 } as const;

/** Tasks that one call repeats: few enough that its caller sees how far it is. */
const AT_ONCE = 50;

export const list: Controller<typeof endpoints.listJobs> = async ({ query, user }) => {
  const list = { filter: tasksOf(user), sort: DEAD_FIRST };
  const { rows, total } = await findPage(JobModel, list, query);
  return { success: true, jobs: rows.map(jobView), total };
};

export const repeat: Controller<typeof endpoints.repeatJob> = async ({ params, actor }) => {
  const isDone = await attend({ id: params.id, actor, action: 'repeatJob' }, repeatJob);
  if (!isDone) throw notFound('Task');
  return { success: true, message: SUCCESS_TEXTS.jobRepeated };
};

export const repeatAll: Controller<typeof endpoints.repeatJobs> = async ({ actor }) => {
  const givenUp = { ...tasksOf(actor), state: 'dead' } as const;
  const next = await JobModel.find(givenUp, { _id: 1 }).sort(DEAD_FIRST).limit(AT_ONCE).lean();
  let repeated = 0;
  for (const { _id } of next) {
    const task = { id: _id.toHexString(), actor, action: 'repeatJob' } as const;
    if (await attend(task, repeatJob)) repeated += 1;
  }
  const left = await JobModel.countDocuments(givenUp);
  return { success: true, message: SUCCESS_TEXTS.jobsRepeated(repeated), repeated, left };
};

export const discard: Controller<typeof endpoints.discardJob> = async ({ params, actor }) => {
  const isDone = await attend({ id: params.id, actor, action: 'discardJob' }, discardWhole);
  if (!isDone) throw notFound('Task');
  return { success: true, message: SUCCESS_TEXTS.jobDiscarded };
};

/**
 * An import without a job would seem to run for ever.
 * @throws HttpError 409 if it is about a refund whose outcome is not known: nothing else would ask for it.
 */
async function discardWhole(id: Types.ObjectId, session: ClientSession) {
  const job = await discardJob(id, session);
  if (job?.topic === REFUND_TOPIC && (await isUnderWay(job.data, session)))
    throw conflict('Whether this refund was made is not known yet. Repeat the task instead.');
  if (job?.topic === IMPORT_TOPIC) await giveUpImport(new Types.ObjectId(job.data.import), session);
  return job;
}

async function isUnderWay({ order, refund }: JobRecord['data'], session: ClientSession) {
  const wanted = { _id: new Types.ObjectId(refund), state: 'requested' };
  const ofOrder = { _id: new Types.ObjectId(order), refunds: { $elemMatch: wanted } };
  return (await OrderModel.exists(ofOrder).session(session)) !== null;
}

/**
 * Does something with a job, and records it.
 * @returns false if it is done, or of an area that is not theirs
 * @throws HttpError 409 if it waits for the time that it is for.
 */
function attend(
  { id, actor, action }: { id: string; actor: SignedInActor } & Pick<AuditedAct, 'action'>,
  act: typeof repeatJob,
): Promise<boolean> {
  return inTransaction(async (session) => {
    const jobId = new Types.ObjectId(id);
    const own = await JobModel.findOne({ _id: jobId, ...tasksOf(actor) }, null, { session }).lean();
    if (own && isAppointed(own))
      throw conflict('The order can still be paid. To end that sooner, cancel the order.');
    const job = own && (await act(jobId, session));
    if (!job) return false;
    const { _id, key, state, tries } = job;
    const facts = { state, tries };
    const after = action === 'discardJob' ? null : { state: 'due', tries: 0 };
    const subject = { kind: 'job', _id, name: key } as const;
    await recordAuditEntry({ action, by: actor, subject, before: facts, after }, session);
    return true;
  });
}

function jobView(job: JobRecord): Job {
  const { _id, topic, key, state, tries, dueAt, createdAt, lastError } = job;
  return {
    _id: _id.toHexString(),
    topic,
    key,
    state,
    tries,
    dueAt: dueAt.toISOString(),
    createdAt: createdAt.toISOString(),
    lastError: lastError ?? null,
    ...(isAppointed(job) && { appointed: true }),
  };
}
