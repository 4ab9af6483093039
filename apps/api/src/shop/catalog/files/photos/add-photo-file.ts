import { photoKey } from '@shop/product-files/zip';
import { IMPORT_LIMITS, isPicture, PHOTO_TEXTS, type ImportState } from '@shop/shared';
import { inTransaction } from '@shop/mongo';
import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound, unsupportedType, wrongField } from '@shop/http/errors';
import { recordAuditEntry } from '../../../audit/index.js';
import { ImportJobModel, NO_PHOTOS, type ImportJobRecord } from '../jobs/import-job.model.js';
import { storePhotoFile } from './photo-file.model.js';

/** Once its products are imported, the photos that each of them gets are decided. */
const STATES: readonly ImportState[] = ['uploading', 'ready', 'checking', 'checked'];

/** Stores the file of a photo that the import's file names. Sent again under the same name, it replaces the first. */
export function addPhotoFile(
  id: string,
  { name, bytes }: { name: string; bytes: Buffer },
  by: SignedInActor,
): Promise<ImportJobRecord> {
  const key = photoKey(name);
  if (key === '') throw wrongField('name', 'This is not a file name');
  if (!isPicture(bytes)) throw unsupportedType(PHOTO_TEXTS.wrongType, 'photo');
  return inTransaction(async (session) => {
    const before = await ImportJobModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Import');
    if (!STATES.includes(before.state)) throw conflict('The import has begun');
    const stored = await storePhotoFile({ job: before._id, key, bytes }, session);
    const photos = { ...NO_PHOTOS, ...before.photos };
    const files = photos.files + (stored === undefined ? 1 : 0);
    const size = photos.bytes + bytes.length - (stored ?? 0);
    if (files > IMPORT_LIMITS.photoFiles || size > IMPORT_LIMITS.photoBytes)
      throw conflict(
        `An import takes at most ${IMPORT_LIMITS.photoFiles.toLocaleString('en-US')} photos, together ${IMPORT_LIMITS.photoBytes / 1024 ** 3} GB`,
      );
    const after = await ImportJobModel.findOneAndUpdate(
      { _id: before._id, state: before.state },
      { $set: { photos: { ...photos, files, bytes: size } } },
      { session, returnDocument: 'after' },
    ).lean();
    if (!after) throw conflict('The import has just changed: check it again');
    if (!before.photos) await recordPhotos(before, by, session);
    return after;
  });
}

/** Records once that somebody sends photos: they may be thousands. */
function recordPhotos(
  { _id, name }: ImportJobRecord,
  by: SignedInActor,
  session: Parameters<typeof recordAuditEntry>[1],
): Promise<void> {
  return recordAuditEntry(
    {
      action: 'updateImport',
      by,
      subject: { kind: 'import', _id, name },
      before: { photos: false },
      after: { photos: true },
    },
    session,
  );
}
