import type { ProductPhoto } from '@shop/shared';
import { CheckBox } from '../../../../ui/fields/check-box';
import { photoName } from './photo-name';
import styles from './variants.module.css';

interface LeftPhotosProps {
  /** Those that only removed variants have, and all of the product. */
  left: readonly ProductPhoto[];
  photos: readonly ProductPhoto[];
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Says which photos only removed variants have, and offers to remove them, too. */
export function LeftPhotos({ left, photos, isChosen, onChange }: LeftPhotosProps) {
  if (left.length === 0) return null;
  const names = new Intl.ListFormat('en').format(
    left.map((photo) => photoName(photo, photos.indexOf(photo))),
  );
  return (
    <>
      <p>
        No other variant has {names}. Shoppers still see {left.length === 1 ? 'it' : 'them'} on the
        product’s page.
      </p>
      <label className={styles.also}>
        <CheckBox checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
        {left.length === 1 ? 'Remove this photo, too' : `Remove these ${left.length} photos, too`}
      </label>
    </>
  );
}
