import { inTransaction, isDuplicate } from '@shop/mongo';
import type { FacetsInput } from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import { recordAuditEntry, savedMeanwhile } from '../../../audit/index.js';
import { changed } from '../../changes/changed.js';
import { LISTS, SEARCH_RULES } from '../../changes/tags.js';
import { FACETS_KEY, FacetsModel, type FacetsRecord } from './facets.model.js';

/** What a conflict says that somebody did. */
const ACT = 'saved the filters';

/**
 * Saves which attributes shoppers filter by, provided that nobody has changed that since the administrator loaded it,
 * and records who did it.
 * @throws HttpError 409 when somebody else saved them in the meantime; the message says who.
 */
export async function saveFacets(
  { names, version }: FacetsInput,
  by: SignedInActor,
): Promise<FacetsRecord> {
  try {
    return await inTransaction(async (session) => {
      const before = await FacetsModel.findById(FACETS_KEY, null, { session }).lean();
      if ((before?.version ?? 0) !== version) throw await savedMeanwhile(FACETS_KEY, ACT);
      const next = { names, version: version + 1 };
      await FacetsModel.updateOne(
        { _id: FACETS_KEY, version },
        { $set: next },
        { session, upsert: version === 0 },
      );
      await changed([LISTS, SEARCH_RULES], session);
      await recordAuditEntry(
        {
          action: 'updateFacets',
          by,
          subject: { kind: 'facets', _id: FACETS_KEY, name: 'Filters' },
          before: { attributes: (before?.names ?? []).join(', ') },
          after: { attributes: names.join(', ') },
        },
        session,
      );
      return { _id: FACETS_KEY, ...next };
    });
  } catch (error) {
    // Two first saves at the same moment: both found no document.
    if (isDuplicate(error)) throw await savedMeanwhile(FACETS_KEY, ACT);
    throw error;
  }
}
