import {
  endpoints,
  PHOTO_WIDTHS,
  urlOf,
  type Category,
  type CategoryPicture as Picture,
} from '@shop/shared';
import type { ReactNode } from 'react';
import { ProductPhoto } from '../../../../ui/display/product-photo';

interface CategoryPictureProps {
  category: Category;
  /** The photo of one of its products, for a category without a photo of its own. */
  picture: Picture | undefined;
  /** Its width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Shown where there is neither. */
  otherwise?: ReactNode;
}

/** The photo of a category, or of one of its products. Fills its parent. */
export function CategoryPicture({ category, picture, sizes, otherwise }: CategoryPictureProps) {
  const { _id: id, photo } = category;
  if (photo) {
    const query = { w: PHOTO_WIDTHS.small, v: photo.version };
    const src = urlOf(endpoints.getCategoryPhoto, { params: { id }, query });
    return <ProductPhoto productId={id} alt="" photo={photo} src={src} sizes={sizes} />;
  }
  if (!picture) return otherwise;
  return <ProductPhoto productId={picture.product} alt="" photo={picture.photo} sizes={sizes} />;
}
