import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { addUndoRows } from '../undo/undo-row.model.js';
import { forgetFiles } from '../photos/forget-files.js';
import { noticesOfLeft } from '../photos/left-photos.js';
import {
  countPhotos,
  notePhotos,
  type ImportBatch,
  type PhotoCounts,
} from '../photos/note-photos.js';
import { ImportJobModel, type ImportCounts, type ImportJobRecord } from './import-job.model.js';
import { addRemarks } from './import-remark.model.js';
import { addResults } from './import-result.model.js';
import { addWrongRows } from './wrong-row.model.js';

/** For how long an instance that is no longer heard of keeps the others waiting, in milliseconds. */
const LEASE_MS = 10_000;

/** This process, among those that could run an import. */
export const holder = randomUUID();

/** The import was paused, cancelled or taken over by another instance. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

/** Until when this process may hold an import without a sign of life. */
export function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}

/** Counts a batch and keeps what it says. @throws StoppedError if this instance may not go on. */
export async function advance(
  { _id, state }: ImportJobRecord,
  { plans, written, cursor, sources }: ImportBatch,
  session: ClientSession,
): Promise<void> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of plans) counts[outcome] += 1;
  const variants = plans.reduce((sum, { file }) => sum + file.variants.length, 0);
  const drafts = plans.filter(
    ({ outcome, file }) => outcome === 'created' && file.fields.status === undefined,
  ).length;
  const photos =
    state === 'checking'
      ? countPhotos(plans, sources)
      : await notePhotos(_id, { plans, written, cursor, sources }, session);
  const { matchedCount } = await ImportJobModel.updateOne(
    { _id, holder, cursor, state },
    {
      $set: { cursor: cursor + plans.length, leaseUntil: leaseEnd() },
      $inc: {
        variants,
        ...(written.length > 0 && { 'undo.products': written.length }),
        ...Object.fromEntries(Object.entries(counts).map(([name, by]) => [`counts.${name}`, by])),
        'stocks.changed': plans.filter(({ stock }) => stock?.isChanged).length,
        'stocks.left': plans.filter(({ stock }) => stock?.isLeft).length,
        ...(drafts > 0 && { drafts }),
        ...photoIncrements(photos),
      },
      ...madeBy(plans),
    },
    { session },
  );
  if (matchedCount === 0) throw new StoppedError();
  if (state === 'checking') await addResults(_id, plans, session);
  await addRemarks(
    _id,
    plans.flatMap(({ problems }) => problems),
    true,
    session,
  );
  await addRemarks(
    _id,
    plans.flatMap((plan) => [...plan.notices, ...noticesOfLeft(plan, sources)]),
    false,
    session,
  );
  await addWrongRows(_id, plans, session);
  await addUndoRows(_id, { cursor, written }, session);
}

/** Adds the categories and brands that are made for these products. */
function madeBy(plans: ImportBatch['plans']) {
  const categories = plans.flatMap(({ makes }) => makes?.categories ?? []);
  const brands = plans.flatMap(({ makes }) => makes?.brands ?? []);
  if (categories.length + brands.length === 0) return {};
  return {
    $addToSet: {
      'made.categories': { $each: [...new Set(categories)] },
      'made.brands': { $each: [...new Set(brands)] },
    },
  };
}

/** An import without photos says nothing about them. */
function photoIncrements(photos: PhotoCounts): Record<string, number> {
  const some = Object.entries(photos).filter(([, by]) => by > 0);
  return Object.fromEntries(some.map(([name, by]) => [`photos.${name}`, by]));
}

/** Ends a run or a check that this process holds. A file that was only checked stays, to be imported. */
export async function end(
  { _id, state }: ImportJobRecord,
  next: 'checked' | 'ready' | 'done' | 'failed' | 'undone',
  fields: Pick<ImportJobRecord, 'error'>,
): Promise<void> {
  const isOver = next === 'done' || next === 'failed' || next === 'undone';
  const { matchedCount } = await ImportJobModel.updateOne(
    { _id, holder, state },
    {
      $set: {
        state: next,
        ...fields,
        ...(isOver && state !== 'undoing' && { endedAt: new Date() }),
      },
      // Who did it stands in the audit log, which forgets people in its own way.
      ...(isOver && { $unset: { 'by.name': 1, 'by.email': 1 } }),
    },
  );
  if (!isOver || matchedCount === 0) return;
  await forgetFiles([_id]);
}
