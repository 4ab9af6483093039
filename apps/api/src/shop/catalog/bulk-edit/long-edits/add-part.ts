import { conflict } from '@shop/http/errors';
import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { LIMITS, type EndpointBody, type endpoints, type LongEditState } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { forgetLongEdits } from './forget-long-edits.js';
import {
  forgottenAt,
  LongEditChangeModel,
  LongEditModel,
  type LongEditRecord,
} from './long-edit.model.js';
import { workOffLater } from './work-off-later.js';

type Part = EndpointBody<typeof endpoints.addLongEditPart>;

/**
 * Keeps a part of an administrator's long edit; after the last one the edit begins. A part that is sent again changes
 * nothing, and the first part of another edit takes the place of an edit that is over.
 * @throws HttpError 409 while another edit runs, and if a part before this one is missing.
 */
export function addPart(
  { key, number }: { key: string; number: number },
  { parts, changes }: Part,
  by: SignedInActor,
): Promise<LongEditRecord> {
  return inTransaction(async (session) => {
    const edit = await editFor(key, parts, by, session);
    if (number <= edit.part) return edit;
    if (edit.parts !== parts || number !== edit.part + 1 || number > parts)
      throw conflict('A part of this edit is missing. Please start it again.');
    const { until } = edit;
    const rows = changes.map(({ name, slug, change, undo }, at) => ({
      _id: new Types.ObjectId(),
      ...{ edit: edit._id, position: number * LIMITS.productChanges + at, name, slug, until },
      change: JSON.stringify(change),
      undo: JSON.stringify(undo),
    }));
    // Bypasses the model: all fields are valid already.
    await LongEditChangeModel.collection.insertMany(rows, { session });
    const isLast = number === parts;
    const state: LongEditState = isLast ? 'running' : 'filling';
    const after = await LongEditModel.findByIdAndUpdate(
      edit._id,
      { $set: { part: number, state }, $inc: { total: changes.length } },
      { session, returnDocument: 'after' },
    )
      .orFail()
      .lean();
    if (isLast) await workOffLater(after, session);
    return after;
  });
}

async function editFor(
  key: string,
  parts: number,
  by: SignedInActor,
  session: ClientSession,
): Promise<LongEditRecord> {
  const known = await LongEditModel.findOne({ user: by._id }, null, { session }).lean();
  if (known?.key === key) return known;
  if (known?.state === 'running') throw conflict('An edit of yours is still running');
  await forgetLongEdits(by._id, session);
  const [edit] = await LongEditModel.create(
    [
      {
        ...{ user: by._id, requestId: by.requestId, key, state: 'filling', parts },
        ...{ createdAt: new Date(), until: forgottenAt() },
      },
    ],
    { session },
  );
  if (!edit) throw new Error('The edit was not stored');
  return edit.toObject();
}
