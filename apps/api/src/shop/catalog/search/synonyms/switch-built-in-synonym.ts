import { inTransaction } from '@shop/mongo';
import type { BuiltInSynonymInput } from '@shop/shared';
import { recordAuditEntry } from '../../../audit/index.js';
import type { SignedInActor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { changed } from '../../changes/changed.js';
import { LISTS, SEARCH_RULES } from '../../changes/tags.js';
import { isBuiltIn, builtInAndOff } from './built-in-synonyms.js';
import { SYNONYMS_KEY, SynonymsModel, type SynonymsRecord } from './synonyms.model.js';

/**
 * Switches a built-in line off or on, and records who did it. The shop's own lines and their version do not change.
 * @throws HttpError 404 if there is no such line.
 */
export async function switchBuiltInSynonym(
  { line, isOff }: BuiltInSynonymInput,
  by: SignedInActor,
): Promise<SynonymsRecord | null> {
  if (!isBuiltIn(line)) throw notFound('Line');
  return inTransaction(async (session) => {
    const before = await SynonymsModel.findById(SYNONYMS_KEY, null, { session }).lean();
    const off = builtInAndOff(before);
    if (off.includes(line) === isOff) return before;
    const after = await SynonymsModel.findByIdAndUpdate(
      SYNONYMS_KEY,
      {
        $set: { off: isOff ? [...off, line] : off.filter((other) => other !== line) },
        $setOnInsert: { lines: [], version: 0 },
      },
      { session, upsert: true, returnDocument: 'after' },
    ).lean();
    await changed([LISTS, SEARCH_RULES], session);
    await recordAuditEntry(
      {
        action: 'switchShippedSynonym',
        by,
        subject: { kind: 'synonyms', _id: SYNONYMS_KEY, name: 'Synonyms' },
        before: { synonyms: isOff ? line : '' },
        after: { synonyms: isOff ? '' : line },
      },
      session,
    );
    return after;
  });
}
