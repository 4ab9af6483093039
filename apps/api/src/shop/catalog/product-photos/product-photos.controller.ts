import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { preparePhoto } from '../photos/prepare-photo.js';
import { ProductModel } from '../products/product.model.js';
import { addPhoto } from './add-photo.js';
import { arrangePhotos } from './arrange-photos.js';
import { allPhotosView } from './product-photos.view.js';
import { removePhoto } from './remove-photo.js';
import { replacePhoto } from './replace-photo.js';

export const get: Controller<typeof endpoints.getPhotos> = async ({ params }) => {
  const product = await ProductModel.findById(params.id).lean();
  if (!product) throw notFound('Product');
  return { success: true, ...allPhotosView(product) };
};

export const add: Controller<typeof endpoints.addPhoto> = async ({
  params,
  body,
  actor,
  photo,
  client,
}) => {
  const prepared = await preparePhoto(sent(photo), client);
  return {
    create: async (session) => {
      const wanted = { photo: prepared, alt: body.alt, by: actor };
      const product = await addPhoto(params.id, wanted, session);
      const message = SUCCESS_TEXTS.photoAdded;
      return { reply: { success: true, message, ...allPhotosView(product) } };
    },
  };
};

export const arrange: Controller<typeof endpoints.arrangePhotos> = async ({
  params,
  body,
  actor,
}) => {
  const product = await arrangePhotos(params.id, body, actor);
  return { success: true, message: SUCCESS_TEXTS.photosSaved, ...allPhotosView(product) };
};

export const replace: Controller<typeof endpoints.replacePhoto> = async ({
  params,
  body,
  actor,
  photo,
  client,
}) => {
  const prepared = await preparePhoto(sent(photo), client);
  const product = await replacePhoto({ ...params, seen: body.photoBefore }, prepared, actor);
  return { success: true, message: SUCCESS_TEXTS.photoReplaced, ...allPhotosView(product) };
};

export const remove: Controller<typeof endpoints.removePhoto> = async ({
  params,
  query,
  actor,
}) => {
  const product = await removePhoto({ ...params, seen: query.v }, actor);
  return { success: true, message: SUCCESS_TEXTS.photoRemoved, ...allPhotosView(product) };
};

function sent(photo: Buffer | undefined): Buffer {
  if (!photo) throw wrongField('photo', 'Choose a photo');
  return photo;
}
