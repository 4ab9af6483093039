import type { LongEdit } from '@shop/shared';
import { LongEditChangeModel, type LongEditRecord } from './long-edit.model.js';

/** How many refusals a reply names. */
const MOST_REFUSALS = 100;

/** How far an edit is, as its administrator sees it. */
export async function longEditView(edit: LongEditRecord): Promise<LongEdit> {
  const { _id, key, state, isUndo, total, finished, done, already = 0, failure } = edit;
  const [outcome, message] = isUndo
    ? (['undoOutcome', 'undoMessage'] as const)
    : (['outcome', 'message'] as const);
  const refused =
    finished > done + already
      ? await LongEditChangeModel.find({ edit: _id, [outcome]: { $in: ['refused', 'notFound'] } })
          .sort({ position: 1 })
          .limit(MOST_REFUSALS)
          .lean()
      : [];
  return {
    ...{ key, state, isUndo, total, finished, done, already },
    refusals: refused.map(({ name, slug, ...row }) => ({
      ...{ name, slug },
      message: row[message] ?? '',
    })),
    ...(failure !== undefined && { failure }),
  };
}
