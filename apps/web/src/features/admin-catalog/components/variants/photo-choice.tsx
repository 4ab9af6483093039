import type { AdministeredProduct, ProductPhoto } from '@shop/shared';
import { useId } from 'react';
import { useAdministeredPhoto } from '../../use-administered-photo';
import { photoName } from './photo-name';
import styles from './photo-choice.module.css';

interface PhotoChoiceProps {
  label: string;
  product: AdministeredProduct;
  photos: readonly ProductPhoto[];
  /** The id of a photo; null for none, undefined if nothing is chosen. */
  value: string | null | undefined;
  onChoose: (photo: string | null) => void;
}

/** Chooses one of a product's photos by its thumbnail, or none. */
export function PhotoChoice({ label, product, photos, value, onChoose }: PhotoChoiceProps) {
  const name = useId();
  const radioOf = (photo: string | null) => ({
    type: 'radio' as const,
    name,
    className: 'visually-hidden',
    checked: value === photo,
    onChange: () => onChoose(photo),
  });
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      <label className={styles.choice}>
        <input {...radioOf(null)} />
        None
      </label>
      {photos.map((photo, at) => (
        <label key={photo._id} className={styles.choice}>
          <input {...radioOf(photo._id)} aria-label={photoName(photo, at)} />
          <Thumbnail product={product} photo={photo} />
        </label>
      ))}
    </div>
  );
}

function Thumbnail({ product, photo }: { product: AdministeredProduct; photo: ProductPhoto }) {
  const url = useAdministeredPhoto(product, photo);
  return url ? <img src={url} alt="" title={photo.alt} className={styles.thumbnail} /> : null;
}
