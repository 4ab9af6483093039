import { inTransaction, isDuplicate } from '@shop/mongo';
import type { SignedInActor } from '@shop/http/access';
import type { AuditFacts, ListName, ListView, ListViews, ListViewsInput } from '@shop/shared';
import { Types } from 'mongoose';
import { recordAuditEntry, savedMeanwhile } from '../audit/index.js';
import { ListViewsModel } from './list-views.model.js';

/**
 * Replaces the views of a list that all administrators have, provided that nobody has since the caller loaded them, and
 * records who did it.
 * @throws HttpError 409 when somebody else saved them in the meantime; the message says who.
 */
export async function saveListViews(
  list: ListName,
  { views, version }: ListViewsInput,
  by: SignedInActor,
): Promise<ListViews> {
  try {
    return await inTransaction(async (session) => {
      const before = await ListViewsModel.findOne({ list }, null, { session }).lean();
      const _id = before?._id ?? new Types.ObjectId();
      if ((before?.version ?? 0) !== version) throw await changedMeanwhile(_id);
      const saved = { views, version: version + 1 };
      await ListViewsModel.updateOne(
        { _id, list, version },
        { $set: saved },
        { session, upsert: version === 0 },
      );
      await recordAuditEntry(
        {
          action: 'saveListViews',
          by,
          subject: { kind: 'listViews', _id, name: `Views of ${list}` },
          before: factsOf(before?.views ?? []),
          after: factsOf(views),
        },
        session,
      );
      return saved;
    });
  } catch (error) {
    // Two first saves at the same moment: both found no document.
    if (isDuplicate(error)) {
      const first = await ListViewsModel.findOne({ list }).lean();
      throw await changedMeanwhile(first?._id ?? new Types.ObjectId());
    }
    throw error;
  }
}

const changedMeanwhile = (_id: Types.ObjectId) => savedMeanwhile(_id, 'saved the views');

/**
 * One fact, because names of views are not names of fields. Without what is searched and tags: they may speak of a
 * person, who could not be erased from the entry.
 */
function factsOf(views: readonly ListView[]): AuditFacts {
  return { views: views.map(({ name, search }) => `${name} (${filtersOf(search)})`).join(', ') };
}

function filtersOf(search: string): string {
  const filters = new URLSearchParams(search);
  for (const personal of ['search', 'tag']) if (filters.has(personal)) filters.set(personal, '…');
  return decodeURIComponent(filters.toString());
}
