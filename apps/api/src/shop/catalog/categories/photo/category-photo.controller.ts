import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { cacheControl, imageReply } from '../../photos/photos.controller.js';
import { preparePhoto } from '../../photos/prepare-photo.js';
import { categoryDetailsView } from '../category.view.js';
import { saveCategoryPhoto } from './save-category-photo.js';
import { findCategoryPhoto } from './stored-category-photo.js';

export const get: Controller<typeof endpoints.getCategoryPhoto> = async ({ params, query }) => {
  const photo = await findCategoryPhoto(params.id, query.w);
  if (!photo) throw notFound('Photo');
  return imageReply(photo, cacheControl(query.v, photo.version));
};

export const save: Controller<typeof endpoints.saveCategoryPhoto> = async ({
  params,
  photo,
  actor,
  client,
}) => {
  if (!photo) throw wrongField('photo', 'Choose a photo');
  const prepared = await preparePhoto(photo, client);
  return savedReply(await saveCategoryPhoto(params.id, prepared, actor));
};

export const remove: Controller<typeof endpoints.deleteCategoryPhoto> = async ({ params, actor }) =>
  savedReply(await saveCategoryPhoto(params.id, null, actor));

function savedReply(category: Awaited<ReturnType<typeof saveCategoryPhoto>>) {
  const message = SUCCESS_TEXTS.categoryUpdated(category.name);
  return { success: true as const, message, category: categoryDetailsView(category) };
}
