import type { Controller } from '@shop/http/route';
import type { endpoints } from '@shop/shared';
import { keepPart as keep } from './keep-part.js';
import { KeptEditModel } from './kept-edit.model.js';
import { keptEditView } from './kept-edit.view.js';
import { stepKeptEdit } from './step-kept-edit.js';

export const keepPart: Controller<typeof endpoints.keepEditPart> = async ({
  params,
  body,
  actor,
}) => ({ success: true, edit: await keptEditView(await keep(params, body, actor)) });

export const latest: Controller<typeof endpoints.getKeptEdit> = async ({ actor }) => {
  const edit = await KeptEditModel.findOne({ user: actor._id }).lean();
  return { success: true, edit: edit && (await keptEditView(edit)) };
};

export const step: Controller<typeof endpoints.stepKeptEdit> = async ({
  params: { key },
  body,
  actor,
}) => {
  const edit = await stepKeptEdit(key, body.step, actor._id);
  return { success: true, edit: edit && (await keptEditView(edit)) };
};
