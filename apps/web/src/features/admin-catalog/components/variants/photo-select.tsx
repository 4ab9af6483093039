import type { ProductPhoto } from '@shop/shared';
import { photoName } from './photo-name';
import styles from './variants.module.css';

interface PhotoSelectProps {
  label: string;
  photos: readonly ProductPhoto[];
  /** The id of a photo; null for none. */
  value: string | null;
  onChoose: (photo: string | null) => void;
}

/** Chooses one of a product's photos by its number and its alt text. */
export function PhotoSelect({ label, photos, value, onChoose }: PhotoSelectProps) {
  return (
    <select
      className={styles.cell}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">None</option>
      {photos.map((photo, at) => (
        <option key={photo._id} value={photo._id}>
          {photoName(photo, at)}
        </option>
      ))}
    </select>
  );
}
