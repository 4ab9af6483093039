import type { ImageReply } from '@shop/http';
import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { imageReply, preparePhoto } from '../../catalog/index.js';
import { OrderModel, presentMyOrder, ReturnModel, ReturnPhotoModel } from '../../orders/index.js';
import type { Types } from 'mongoose';
import { setReturnPhoto } from './set-return-photo.js';

/** No cache keeps what only two sides may see. */
const UNCACHED = 'no-store';

export const set: Controller<typeof endpoints.setReturnPhoto> = async ({
  params,
  user,
  photo,
  client,
}) => {
  if (!photo) throw wrongField('photo', 'Choose a photo');
  // Looked up first: nobody has the shop prepare photos for nothing.
  if (!(await isOwn(params.id, user._id))) throw notFound('Return');
  const own = { id: params.id, buyer: user._id };
  const order = await setReturnPhoto(own, await preparePhoto(photo, client));
  const message = SUCCESS_TEXTS.returnPhotoSaved;
  return { success: true, message, order: await presentMyOrder(order) };
};

export const getMine: Controller<typeof endpoints.getMyReturnPhoto> = async ({ params, user }) => {
  if (!(await isOwn(params.id, user._id))) throw notFound('Photo');
  return photoOf(params.id);
};

export const get: Controller<typeof endpoints.getReturnPhoto> = ({ params }) => photoOf(params.id);

async function isOwn(id: string, buyer: Types.ObjectId): Promise<boolean> {
  const found = await ReturnModel.findById(id, { order: 1 }).lean();
  return (
    found !== null && (await OrderModel.exists({ _id: found.order, 'buyer._id': buyer })) !== null
  );
}

async function photoOf(id: string): Promise<ImageReply> {
  const photo = await ReturnPhotoModel.findById(id).lean();
  if (!photo) throw notFound('Photo');
  return imageReply(photo, UNCACHED);
}
