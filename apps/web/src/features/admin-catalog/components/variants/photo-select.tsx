import type { ProductPhoto } from '@shop/shared';
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
      <option value="">None of its own</option>
      {photos.map(({ _id, alt }, at) => (
        <option key={_id} value={_id}>
          {alt === '' ? `Photo ${at + 1}` : `Photo ${at + 1}: ${alt}`}
        </option>
      ))}
    </select>
  );
}
