import { JobModel, startJobs, workOffNext, type JobRecord } from '@shop/mongo/jobs';
import { endpoints, type ImportAction } from '@shop/shared';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildAdmin } from '../../../../testing/factories.js';
import { pieceOf } from '../../../../testing/files/imports.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { ProductModel } from '../../products/product.model.js';
import { ImportFileModel } from './import-file.model.js';
import { ImportJobModel } from './import-job.model.js';
import { handleImport, startImports } from './run-imports.js';
import { IMPORT_TOPIC, runLeft } from './run-later.js';

const api = useTestShop();
const ROWS = Array.from({ length: 40 }, (_, at) => `lamp-${at},Lamp ${at},20,3`);
const FILE = ['Handle,Title,Variant Price,Variant Inventory Qty', ...ROWS, ''].join('\n');
const QUIET = { failed: () => undefined, stuck: () => undefined };

let token: string;
beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const act = (id: string, action: ImportAction) =>
  api.call(endpoints.updateImport, { token, params: { id }, body: { action } });
const read = async (id: string) =>
  (await api.call(endpoints.getImport, { token, params: { id } })).body.import;
const tasks = async () => (await api.call(endpoints.listJobs, { token })).body.jobs;

/** Works off the next import, as a process does. */
const workOff = (signal?: AbortSignal, failed: (job: JobRecord) => void = QUIET.failed) => {
  const handle = handleImport({ fetchPhoto: undefined, ...(signal && { signal }) });
  return workOffNext({ [IMPORT_TOPIC]: handle }, { failed }, { only: [IMPORT_TOPIC] });
};
const passTime = () => JobModel.updateMany({}, { $set: { dueAt: new Date(0) } });

/** An import that is to be checked. */
async function buildChecking(): Promise<string> {
  const body = { name: 'products.csv', size: FILE.length };
  const { _id: id } = (await api.call(endpoints.createImport, { token, body })).body.import;
  const piece = { token, params: { id, number: 1 }, body: pieceOf(FILE) };
  await api.call(endpoints.addImportPiece, piece);
  await act(id, 'check');
  return id;
}

/** One that was started. */
async function buildStarted(): Promise<string> {
  const id = await buildChecking();
  await workOff();
  await act(id, 'start');
  return id;
}

it('is checked, run and undone as a job each, which is forgotten when it is done', async () => {
  const id = await buildChecking();
  for (const [state, action] of [
    ['checked', 'start'],
    ['done', 'undo'],
    ['undone', undefined],
  ] as const) {
    expect(await tasks()).toMatchObject([{ topic: IMPORT_TOPIC, key: `import:${id}` }]);
    expect(await workOff()).toBe(true);
    expect((await read(id)).state).toBe(state);
    expect(await tasks()).toEqual([]);
    if (action) await act(id, action);
  }
  expect(await ProductModel.countDocuments({ archivedIn: null })).toBe(0);
});

it('that fails is tried again after a growing wait, and is dead in the end, where administrators see why', async () => {
  const id = await buildStarted();
  const broken = vi.spyOn(ImportFileModel.collection, 'findOne').mockImplementation(() => {
    throw new Error('No disk');
  });
  const failed = vi.fn();
  const waits: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    await workOff(undefined, failed);
    const { dueAt } = await JobModel.findOne().orFail().lean();
    waits.push(dueAt.getTime() - Date.now());
    await passTime();
  }
  broken.mockRestore();
  expect(failed).toHaveBeenCalledTimes(12);
  expect(waits[4]).toBeGreaterThan((waits[0] ?? 0) * 10);
  const [task] = await tasks();
  expect(task).toMatchObject({ state: 'dead', lastError: 'No disk' });
  expect((await api.call(endpoints.getOverview, { token })).body.failedTasks).toBe(1);
  await api.call(endpoints.repeatJob, { token, params: { id: task?._id ?? '' } });
  await workOff();
  expect(await read(id)).toMatchObject({ state: 'done', counts: { created: 40 } });
});

it('whose task is discarded waits until it is continued', async () => {
  const id = await buildStarted();
  const [task] = await tasks();
  await api.call(endpoints.discardJob, { token, params: { id: task?._id ?? '' } });
  expect(await workOff()).toBe(false);
  expect((await read(id)).state).toBe('paused');
  await act(id, 'continue');
  await workOff();
  expect((await read(id)).state).toBe('done');
});

it('that was paused and continued while it ran is not forgotten', async () => {
  const id = await buildStarted();
  const handle = handleImport({ fetchPhoto: undefined });
  const meddled = async (job: JobRecord) => {
    await act(id, 'pause');
    await handle(job);
    await act(id, 'continue');
  };
  await workOffNext({ [IMPORT_TOPIC]: meddled }, QUIET);
  expect((await read(id)).state).toBe('running');
  await workOff();
  expect((await read(id)).state).toBe('done');
});

it('waits, without a failed try, while another process holds it', async () => {
  const id = await buildStarted();
  const leaseUntil = new Date(Date.now() + 60_000);
  await ImportJobModel.updateOne({ _id: id }, { $set: { holder: 'another', leaseUntil } });
  await workOff();
  expect(await JobModel.findOne().lean()).toMatchObject({ state: 'due', tries: 0 });
});

it('of a process that was killed is taken over soon, and kills of one that gets further don’t count', async () => {
  const id = await buildStarted();
  const key = `import:${id}`;
  await JobModel.updateOne({ key }, { $set: { tries: 11, owner: 'killed', dueAt: new Date(0) } });
  const handle = handleImport({ fetchPhoto: undefined });
  let leaseMs = Infinity;
  const watched = async (job: JobRecord) => {
    const done = handle(job);
    await vi.waitFor(async () => {
      const { dueAt } = await JobModel.findOne({ key, tries: 1 }).orFail().lean();
      leaseMs = dueAt.getTime() - Date.now();
    });
    await done;
  };
  await workOffNext({ [IMPORT_TOPIC]: watched }, QUIET);
  expect(leaseMs).toBeLessThanOrEqual(10_000);
  expect((await read(id)).state).toBe('done');
  expect(await JobModel.countDocuments({ key })).toBe(0);
});

it('lets go at once when the shop closes, and goes on in the next process', async () => {
  const id = await buildStarted();
  await workOff(AbortSignal.abort());
  const job = await JobModel.findOne().orFail().lean();
  expect(job).toMatchObject({ state: 'due', tries: 0 });
  expect(job.dueAt.getTime()).toBeLessThanOrEqual(Date.now());
  const other = startImports({}, QUIET);
  await vi.waitFor(async () => expect((await read(id)).state).toBe('done'), 20_000);
  await other.stop();
  expect(await JobModel.countDocuments()).toBe(0);
});

it('that an earlier build has left gets a job, once', async () => {
  const id = await buildStarted();
  await JobModel.deleteMany({});
  await Promise.all([runLeft(), runLeft()]);
  expect(await JobModel.find().lean()).toMatchObject([{ key: `import:${id}` }]);
});

it('keeps nothing else waiting', async () => {
  const others = startJobs({}, QUIET, { except: [IMPORT_TOPIC] });
  await buildChecking();
  await others.stop();
  expect(await JobModel.findOne().lean()).toMatchObject({ tries: 0 });
});
