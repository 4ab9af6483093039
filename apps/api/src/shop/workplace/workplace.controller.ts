import { forbidden } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import {
  isPermitted,
  LIST_NEEDS,
  PERMISSION_MISSING,
  RECORD_NEEDS,
  SUCCESS_TEXTS,
  type endpoints,
  type ListViews,
} from '@shop/shared';
import { ListViewsModel } from './list-views.model.js';
import * as records from './open-record.js';
import { saveOwnViews, savePreferences, workplaceOf } from './own-workplace.js';
import { saveListViews } from './save-list-views.js';

const NONE: ListViews = { views: [], version: 0 };

/** The first call of the administrators' screens: who may see them, and how they want to. */
export const open: Controller<typeof endpoints.checkAdmin> = async ({ user }) => {
  const { preferences } = await workplaceOf(user._id);
  return {
    success: true,
    ok: true,
    ...(user.permissions && { permissions: [...user.permissions] }),
    ...(preferences && { preferences }),
  };
};

export const prefer: Controller<typeof endpoints.savePreferences> = async ({ body, user }) => {
  return { success: true, preferences: await savePreferences(body.preferences, user._id) };
};

/** Filters can name a customer: whoever may not open a list sees no views of it. */
export const views: Controller<typeof endpoints.getListViews> = async ({ params, user }) => {
  const { list } = params;
  const missing = LIST_NEEDS[list].find((permission) => !isPermitted(user, permission));
  if (missing) throw forbidden(PERMISSION_MISSING(missing));
  const [own, shared] = await Promise.all([
    workplaceOf(user._id),
    ListViewsModel.findOne({ list }).lean(),
  ]);
  return {
    success: true,
    mine: own.views?.[list] ?? NONE,
    all: shared ? { views: shared.views, version: shared.version } : NONE,
  };
};

export const saveMine: Controller<typeof endpoints.saveMyListViews> = async (input) => {
  const { params, body, user } = input;
  return { success: true, mine: await saveOwnViews(params.list, body, user._id) };
};

export const saveForAll: Controller<typeof endpoints.saveListViews> = async (input) => {
  const { params, body, actor } = input;
  const all = await saveListViews(params.list, body, actor);
  return { success: true, message: SUCCESS_TEXTS.viewsSaved, all };
};

export const openRecord: Controller<typeof endpoints.openRecord> = async ({ params, user }) => {
  const needed = RECORD_NEEDS[params.kind];
  if (!isPermitted(user, needed)) throw forbidden(PERMISSION_MISSING(needed));
  return { success: true, others: await records.openRecord(params, user._id) };
};
