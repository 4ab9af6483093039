import { ProductPhoto } from '../../../../../ui/display/product-photo';
import type { ShownPhoto } from '../../../../../ui/display/product-photo-source';
import styles from './gallery.module.css';

interface ThumbnailsProps {
  productId: string;
  photos: readonly ShownPhoto[];
  /** Index of the photo that is shown. */
  shown: number;
  onChoose: (index: number) => void;
}

/** All photos in small, to choose the one that is shown. */
export function Thumbnails({ productId, photos, shown, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} data-needs-script>
      {photos.map((photo, index) => (
        <li key={photo._id ?? photo.version}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Photo ${index + 1} of ${photos.length}`}
            aria-current={index === shown}
            onClick={() => onChoose(index)}
          >
            <ProductPhoto productId={productId} alt="" photo={photo} sizes="4rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
