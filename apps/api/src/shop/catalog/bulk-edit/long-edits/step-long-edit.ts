import { conflict, notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import type { LongEditStep } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { forgetLongEdits } from './forget-long-edits.js';
import { LongEditModel, type LongEditRecord } from './long-edit.model.js';
import { workOffLater } from './work-off-later.js';

/**
 * Stops, resumes, undoes or forgets an administrator's long edit. A step that was made already changes nothing.
 * @returns null once it is forgotten.
 * @throws HttpError 404 for another's or an unknown edit; 409 if the edit is not at a point for this step.
 */
export function stepLongEdit(
  key: string,
  step: LongEditStep,
  user: Types.ObjectId,
): Promise<LongEditRecord | null> {
  return inTransaction(async (session) => {
    const edit = await LongEditModel.findOne({ key, user }, null, { session }).lean();
    if (!edit) throw notFound('Edit');
    if (step === 'stop')
      return edit.state === 'running' ? change(edit, { state: 'stopped' }, session) : edit;
    if (edit.state === 'running') {
      if (step === 'resume' || (step === 'undo' && edit.isUndo)) return edit;
      throw conflict('The edit is still running');
    }
    if (step === 'forget') {
      await forgetLongEdits(user, session);
      return null;
    }
    if (step === 'resume') {
      if (edit.state !== 'stopped') return edit;
      await workOffLater(edit, session);
      return change(edit, { state: 'running' }, session);
    }
    if (edit.isUndo || edit.done === 0) throw conflict('There is nothing to undo');
    await workOffLater(edit, session);
    const undo = {
      isUndo: true,
      total: edit.done,
      cursor: 0,
      finished: 0,
      done: 0,
      already: 0,
    } as const;
    return change(edit, { state: 'running', ...undo }, session);
  });
}

function change(
  { _id }: LongEditRecord,
  fields: Partial<LongEditRecord>,
  session: ClientSession,
): Promise<LongEditRecord> {
  return LongEditModel.findByIdAndUpdate(
    _id,
    { $set: fields, $unset: { failure: 1 } },
    { session, returnDocument: 'after' },
  )
    .orFail()
    .lean();
}
