import { notFound } from '@shop/http/errors';
import type { SignedInActor } from '@shop/http/access';
import type { Controller } from '@shop/http/route';
import { findPage, inTransaction } from '@shop/mongo';
import { discardJob, JobModel, repeatJob, type JobRecord } from '@shop/mongo/jobs';
import { SUCCESS_TEXTS, type endpoints, type Job } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { recordAuditEntry, type AuditedAct } from '../audit/index.js';
import { giveUpImport, IMPORT_TOPIC } from '../catalog/index.js';
import { tasksOf } from './task-areas.js';

/**
 * Dead ones first, then those that are due for the longest: the order of an index, which also decides between those of
 * the same moment. With `_id`, an outage's tasks would all be read and sorted for each page.
 */
const DEAD_FIRST = { state: 1, dueAt: 1 } as const;

export const list: Controller<typeof endpoints.listJobs> = async ({ query, user }) => {
  const list = { filter: tasksOf(user), sort: DEAD_FIRST };
  const { rows, total } = await findPage(JobModel, list, query);
  return { success: true, jobs: rows.map(jobView), total };
};

export const repeat: Controller<typeof endpoints.repeatJob> = async ({ params, actor }) => {
  await attend({ id: params.id, actor, action: 'repeatJob' }, repeatJob);
  return { success: true, message: SUCCESS_TEXTS.jobRepeated };
};

export const discard: Controller<typeof endpoints.discardJob> = async ({ params, actor }) => {
  await attend({ id: params.id, actor, action: 'discardJob' }, discardWhole);
  return { success: true, message: SUCCESS_TEXTS.jobDiscarded };
};

/** An import without a job would seem to run for ever. */
async function discardWhole(id: Types.ObjectId, session: ClientSession) {
  const job = await discardJob(id, session);
  if (job?.topic === IMPORT_TOPIC) await giveUpImport(new Types.ObjectId(job.data.import), session);
  return job;
}

/** Does something with a job, and records it. @throws HttpError 404 if it is done, or of an area that is not theirs. */
function attend(
  { id, actor, action }: { id: string; actor: SignedInActor } & Pick<AuditedAct, 'action'>,
  act: typeof repeatJob,
): Promise<void> {
  return inTransaction(async (session) => {
    const jobId = new Types.ObjectId(id);
    const own = await JobModel.exists({ _id: jobId, ...tasksOf(actor) }).session(session);
    const job = own && (await act(jobId, session));
    if (!job) throw notFound('Task');
    const { _id, key, state, tries } = job;
    const facts = { state, tries };
    const after = action === 'discardJob' ? null : { state: 'due', tries: 0 };
    const subject = { kind: 'job', _id, name: key } as const;
    await recordAuditEntry({ action, by: actor, subject, before: facts, after }, session);
  });
}

function jobView({ _id, topic, key, state, tries, dueAt, createdAt, lastError }: JobRecord): Job {
  return {
    _id: _id.toHexString(),
    topic,
    key,
    state,
    tries,
    dueAt: dueAt.toISOString(),
    createdAt: createdAt.toISOString(),
    lastError: lastError ?? null,
  };
}
