import type { Controller } from '@shop/http/route';
import type { endpoints } from '@shop/shared';
import { addPart as keep } from './add-part.js';
import { LongEditModel } from './long-edit.model.js';
import { longEditView } from './long-edit.view.js';
import { stepLongEdit } from './step-long-edit.js';

export const addPart: Controller<typeof endpoints.addLongEditPart> = async ({
  params,
  body,
  actor,
}) => ({ success: true, edit: await longEditView(await keep(params, body, actor)) });

export const latest: Controller<typeof endpoints.getLongEdit> = async ({ actor }) => {
  const edit = await LongEditModel.findOne({ user: actor._id }).lean();
  return { success: true, edit: edit && (await longEditView(edit)) };
};

export const step: Controller<typeof endpoints.stepLongEdit> = async ({
  params: { key },
  body,
  actor,
}) => {
  const edit = await stepLongEdit(key, body.step, actor._id);
  return { success: true, edit: edit && (await longEditView(edit)) };
};
