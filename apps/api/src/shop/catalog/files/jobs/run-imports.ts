import { NotYetError, startJobs, type JobHandler } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { holdJob } from '../../../../platform/hold-job.js';
import { whileOpen, type Ongoing } from '../../../../platform/while-open.js';
import { ImportJobModel } from './import-job.model.js';
import type { RunDeps } from './run-deps.js';
import { runNextJob } from './run-job.js';
import { IMPORT_TOPIC, OPEN_STATES, runLeft } from './run-later.js';

const LOOK_EVERY_MS = 1_000;

/** Runs imports one after the other while the shop is open, also those that a killed instance has left. */
export function startImports(
  deps: Omit<RunDeps, 'signal'>,
  reports: Parameters<typeof startJobs>[1],
): Ongoing {
  const stopping = new AbortController();
  const handle = handleImport({ ...deps, signal: stopping.signal });
  const parts = [startJobs({ [IMPORT_TOPIC]: handle }, reports, { only: [IMPORT_TOPIC] }), adopt()];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

function adopt(): Ongoing {
  let isDone = false;
  const look = async () => {
    if (!isDone) await runLeft();
    isDone = true;
    return false;
  };
  return whileOpen(look, { everyMs: LOOK_EVERY_MS, failure: 'Imports could not be looked for' });
}

/**
 * Runs, checks or undoes an import as far as it goes. What it has done is kept with it, so a next try goes on there.
 */
export function handleImport(deps: RunDeps): JobHandler {
  return async (job) => {
    const _id = new Types.ObjectId(job.data.import);
    const letGo = holdJob(job, () => progressOf(_id));
    try {
      await runNextJob(deps, _id);
    } finally {
      await letGo();
    }
    // Another process holds it, it was continued meanwhile, or the shop closes.
    if (await ImportJobModel.exists({ _id, state: { $in: OPEN_STATES } }))
      throw new NotYetError(deps.signal?.aborted ? 0 : LOOK_EVERY_MS);
  };
}

async function progressOf(_id: Types.ObjectId): Promise<string> {
  const fields = { state: 1, cursor: 1, photos: 1, 'undo.processed': 1 } as const;
  const found = await ImportJobModel.findById(_id, fields).lean();
  return JSON.stringify([found?.state, found?.cursor, found?.photos, found?.undo]);
}
