import { setTimeout as pause } from 'node:timers/promises';
import {
  FileError,
  indexFile,
  type FileIndex,
  type FileSource,
  type ReadOptions,
} from '@shop/product-files';
import type { Types } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { dryRun } from './import/dry-run.js';
import type { Plan } from './import/plan.js';
import type { ImportJobRecord } from './jobs/import-job.model.js';
import { findJob, isAnyHeld, reportOf, toldOf, type ImportReport } from './jobs/import-report.js';
import { runNextJob } from './jobs/run-job.js';
import { noticesOfLeft } from './photos/left-photos.js';
import type { FetchPhoto, PhotoSources } from './photos/photo-sources.js';
import { PlannedPhotos } from './photos/planned-photos.js';
import { keysOfPhotos, type SentPhoto } from './photos/sent-photos.js';
import { startJob } from './jobs/start-job.js';

const LOOK_EVERY_MS = 200;
/**
 * So long after a shop ran an import none counts as open. Until then only it may import: it must learn what changes.
 */
const TAKEN_WITHIN_MS = 15_000;

/** The photos for a file that is only planned. */
interface PhotosAtHand {
  photos?: Iterable<SentPhoto>;
  /** Whether photos would be fetched by their addresses. */
  byAddress?: boolean;
}

/** What an import of a file would do. Nothing is written. */
export async function planFile(
  source: FileSource,
  options: ReadOptions,
  { photos = [], byAddress = false }: PhotosAtHand = {},
): Promise<ImportReport> {
  const sources = { keys: await keysOfPhotos(photos), byAddress };
  const ofPhotos = new PlannedPhotos(sources);
  const report: ImportReport = {
    ...{ products: 0, variants: 0, created: 0, changed: 0, unchanged: 0 },
    refused: [],
    notices: [],
    otherCurrencies: 0,
  };
  const count = (index: FileIndex) => {
    report.otherCurrencies = index.otherCurrencies;
  };
  let isWhole = true;
  try {
    for await (const plans of dryRun(source, options, count)) {
      for (const plan of plans) addPlan(report, plan, sources);
      ofPhotos.add(plans);
    }
  } catch (error) {
    if (!(error instanceof FileError) || report.products === 0) throw error;
    isWhole = false;
    report.refused.push({ line: error.line, column: '', reason: error.message });
  }
  for (const told of [report.refused, report.notices])
    told.sort((one, other) => one.line - other.line);
  return { ...report, ...ofPhotos.report(isWhole) };
}

function addPlan(report: ImportReport, plan: Plan, sources: PhotoSources): void {
  const { outcome, file, problems, notices } = plan;
  report.products += 1;
  report.variants += file.variants.length;
  if (outcome !== 'refused') report[outcome] += 1;
  report.refused.push(...problems.map(toldOf));
  report.notices.push(...[...notices, ...noticesOfLeft(plan, sources)].map(toldOf));
}

interface FileImport {
  name: string;
  options: ReadOptions;
  by: Actor;
  /** Whether a shop may be open. */
  isShared: boolean;
  photos?: Iterable<SentPhoto>;
  /** Undefined if the operator does not allow photos by address. */
  fetchPhoto?: FetchPhoto | undefined;
  takenWithinMs?: number;
}

type Waiting = Pick<FileImport, 'isShared' | 'fetchPhoto'> &
  Required<Pick<FileImport, 'takenWithinMs'>>;

/**
 * Imports a file and waits for it. An open shop runs it, because the shop must learn what changes.
 * @throws FileError if the file can't be read.
 */
export async function importFile(
  source: FileSource,
  { isShared, fetchPhoto, takenWithinMs = TAKEN_WITHIN_MS, ...job }: FileImport,
): Promise<ImportReport> {
  // A file that can't be read leaves nothing behind.
  await indexFile(source, job.options);
  const id = await startJob(source.open(), job);
  const ended = await waitFor(id, { isShared, fetchPhoto, takenWithinMs });
  if (ended.state === 'failed') throw new FileError(ended.error ?? 'The import failed');
  return reportOf(ended);
}

async function waitFor(
  id: Types.ObjectId,
  { isShared, fetchPhoto, takenWithinMs }: Waiting,
): Promise<ImportJobRecord> {
  let lastSeen = performance.now();
  for (;;) {
    const job = await findJob(id);
    if (!job) throw new FileError('The import no longer exists');
    if (job.state !== 'running' && job.state !== 'paused') return job;
    // A shop that runs another import takes this one later.
    if (job.state === 'paused' || (await isAnyHeld())) lastSeen = performance.now();
    const isLeft = !isShared || performance.now() - lastSeen > takenWithinMs;
    const hasRun = isLeft && (await runNextJob({ fetchPhoto }));
    if (!hasRun) await pause(LOOK_EVERY_MS);
  }
}
