import type { ClientSession, Types } from 'mongoose';
import { ImportFileModel } from '../jobs/import-file.model.js';
import { ImportResultModel } from '../jobs/import-result.model.js';
import { PhotoFileModel } from './photo-file.model.js';

/** Deletes what imports need no longer once they are over: their files, and what their checks have said. */
export async function forgetFiles(
  ids: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<void> {
  const options = session ? { session } : {};
  const ofJobs = { job: { $in: ids } };
  const photos = await PhotoFileModel.find(ofJobs, { _id: 1 }, options).lean();
  await ImportFileModel.deleteMany(ofJobs, options);
  for (const { _id } of photos) await ImportFileModel.deleteMany({ job: _id }, options);
  await PhotoFileModel.deleteMany(ofJobs, options);
  await ImportResultModel.deleteMany(ofJobs, options);
}
