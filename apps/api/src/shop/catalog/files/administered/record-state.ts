import type { ClientSession } from 'mongoose';
import type { SignedInActor } from '@shop/http/access';
import { recordAuditEntry } from '../../../audit/index.js';
import type { ImportJobRecord } from '../jobs/import-job.model.js';

/** Records that somebody changed the state of an import. */
export async function recordState(
  before: ImportJobRecord,
  after: ImportJobRecord,
  { by, session }: { by: SignedInActor; session: ClientSession },
): Promise<void> {
  await recordAuditEntry(
    {
      action: 'updateImport',
      by,
      subject: { kind: 'import', _id: before._id, name: before.name },
      before: { state: before.state },
      after: { state: after.state },
    },
    session,
  );
}
