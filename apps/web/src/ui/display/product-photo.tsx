import type { Photo } from '@shop/shared';
import { Package } from 'lucide-react';
import { useState } from 'react';
import styles from './product-photo.module.css';
import { photoSource } from './product-photo-source';

interface ProductPhotoProps {
  productId: string;
  /** The product's name. */
  alt: string;
  /** Null for a product without a photo. */
  photo: Photo | null;
  /** Its width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** For pictures at the top of a page, which load first; the others load when they come into view. */
  eager?: boolean;
  /** Shows all of it, never larger than its pixels, instead of filling the parent. */
  whole?: boolean;
}

/** A product's photo, or a neutral picture where there is none. Fills its parent, which fixes the size. */
export function ProductPhoto({
  productId,
  alt,
  photo,
  sizes,
  eager = false,
  whole = false,
}: ProductPhotoProps) {
  const [failedVersion, setFailedVersion] = useState<string>();
  if (photo === null || photo.version === failedVersion) {
    return (
      <span {...(alt && { role: 'img', 'aria-label': alt })} className={styles.placeholder}>
        <Package aria-hidden size={48} strokeWidth={1} />
      </span>
    );
  }
  const { version, width, height } = photo;
  return (
    <img
      className={whole ? styles.whole : styles.photo}
      {...photoSource(productId, photo)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedVersion(version)}
    />
  );
}
