import type { ShopPictureKind } from '@shop/shared';
import { Types } from 'mongoose';

/** Under which ids the bytes of the shop's pictures are stored, among the other photos. */
export const PICTURE_IDS: Record<ShopPictureKind, Types.ObjectId> = {
  logo: new Types.ObjectId('5e7700000000000000000011'),
  banner: new Types.ObjectId('5e7700000000000000000012'),
  icon: new Types.ObjectId('5e7700000000000000000013'),
};
