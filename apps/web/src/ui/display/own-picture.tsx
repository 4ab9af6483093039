import { endpoints, urlOf, type Photo, type ShopPictureKind } from '@shop/shared';

interface OwnPictureProps {
  kind: ShopPictureKind;
  photo: Photo;
  /** The stored width to load, in pixels. */
  width: number;
  /** Empty where the words beside it say the same. */
  alt?: string;
  className?: string | undefined;
}

/** One of the shop's own pictures. */
export function OwnPicture({ kind, photo, width, alt = '', className }: OwnPictureProps) {
  const query = { w: width, v: photo.version };
  return (
    <img
      src={urlOf(endpoints.getShopPicture, { params: { kind }, query })}
      width={photo.width}
      height={photo.height}
      alt={alt}
      className={className}
    />
  );
}
