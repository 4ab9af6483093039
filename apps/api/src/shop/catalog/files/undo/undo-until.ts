import { IMPORT_LIMITS } from '@shop/shared';
import type { ImportJobRecord } from '../jobs/import-job.model.js';

/** Before the first product. */
export const NOTHING_UNDONE: Required<
  Pick<NonNullable<ImportJobRecord['undo']>, 'processed' | 'counts'>
> = {
  processed: 0,
  counts: { restored: 0, deleted: 0, archived: 0, left: 0 },
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Until when an import can be undone; null if it has written nothing, or its former values are forgotten. */
export function undoUntil({ undo, photos, endedAt }: ImportJobRecord): Date | null {
  if (!undo || (undo.products === 0 && !photos?.done) || !endedAt) return null;
  return new Date(endedAt.getTime() + IMPORT_LIMITS.undoDays * DAY_MS);
}
