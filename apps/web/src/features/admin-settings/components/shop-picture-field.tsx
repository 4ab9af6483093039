import { PHOTO_WIDTHS, type ShopPictureKind } from '@shop/shared';
import { OwnPicture } from '../../../ui/display/own-picture';
import { PictureChoice } from '../../../ui/pictures/picture-choice';
import { useShopDetails } from '../../../ui/page/shop-details';
import { useShopPicture } from '../api/shop-pictures';
import styles from './shop-picture-field.module.css';

interface ShopPictureFieldProps {
  kind: ShopPictureKind;
  /** What it is called, such as “logo”. */
  noun: string;
}

/** One of the shop's own pictures. */
export function ShopPictureField({ kind, noun }: ShopPictureFieldProps) {
  const photo = useShopDetails().pictures?.[kind];
  const { mutate, isPending } = useShopPicture(kind);
  const picture = photo ? (
    <OwnPicture kind={kind} photo={photo} width={PHOTO_WIDTHS.small} className={styles.picture} />
  ) : null;
  return <PictureChoice noun={noun} picture={picture} busy={isPending} onChoose={mutate} />;
}
