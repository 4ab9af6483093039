import { inTransaction, isDuplicate } from '@shop/mongo';
import type { SynonymsInput } from '@shop/shared';
import { recordAuditEntry, savedMeanwhile } from '../../../audit/index.js';
import type { SignedInActor } from '@shop/http/access';
import { changed } from '../../changes/changed.js';
import { LISTS, SEARCH_RULES } from '../../changes/tags.js';
import { changedLines } from './changed-lines.js';
import { SYNONYMS_KEY, SynonymsModel, type SynonymsRecord } from './synonyms.model.js';

/** What a conflict says that somebody did. */
const ACT = 'saved the synonyms';

/**
 * Saves the shop's own synonyms, provided that nobody has changed them since the administrator loaded them, and records
 * who did it.
 * @throws HttpError 409 when somebody else saved them in the meantime; the message says who.
 */
export async function saveSynonyms(
  { lines, version }: SynonymsInput,
  by: SignedInActor,
): Promise<SynonymsRecord> {
  try {
    return await inTransaction(async (session) => {
      const before = await SynonymsModel.findById(SYNONYMS_KEY, null, { session }).lean();
      if ((before?.version ?? 0) !== version) throw await savedMeanwhile(SYNONYMS_KEY, ACT);
      const next = { lines, version: version + 1 };
      await SynonymsModel.updateOne(
        { _id: SYNONYMS_KEY, version },
        { $set: next },
        { session, upsert: version === 0 },
      );
      await changed([LISTS, SEARCH_RULES], session);
      await recordAuditEntry(
        {
          action: 'updateSynonyms',
          by,
          subject: { kind: 'synonyms', _id: SYNONYMS_KEY, name: 'Synonyms' },
          ...changedLines(before?.lines ?? [], lines),
        },
        session,
      );
      return { _id: SYNONYMS_KEY, ...next };
    });
  } catch (error) {
    // Two first saves at the same moment: both found no document.
    if (isDuplicate(error)) throw await savedMeanwhile(SYNONYMS_KEY, ACT);
    throw error;
  }
}
