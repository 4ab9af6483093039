import { PHOTO_WIDTHS, withDraftPictures, type ShopPictureKind } from '@shop/shared';
import { OwnPicture } from '../../../ui/display/own-picture';
import { PictureChoice } from '../../../ui/pictures/picture-choice';
import { useShopDetails } from '../../../ui/page/shop-details';
import { useShopPicture } from '../api/shop-pictures';
import { useShownDraft } from '../shown-draft';
import styles from './shop-picture-field.module.css';

interface ShopPictureFieldProps {
  kind: ShopPictureKind;
  /** What it is called, such as “logo”. */
  noun: string;
}

/** One of the shop's own pictures, or of the draft that the form shows. */
export function ShopPictureField({ kind, noun }: ShopPictureFieldProps) {
  const shown = useShownDraft();
  const { pictures } = useShopDetails();
  const photo = withDraftPictures(pictures, shown?.draft.pictures)[kind];
  const { mutate, isPending } = useShopPicture(kind);
  const picture = photo ? (
    <OwnPicture kind={kind} photo={photo} width={PHOTO_WIDTHS.small} className={styles.picture} />
  ) : null;
  return (
    <PictureChoice
      noun={noun}
      picture={picture}
      saved={shown ? 'Saved in the draft at once' : 'Published at once, unless a draft is shown'}
      busy={isPending}
      onChoose={mutate}
    />
  );
}
