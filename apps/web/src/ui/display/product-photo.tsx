import { Package } from 'lucide-react';
import { useEffect, useState } from 'react';
import { connection } from '../../lib/http/connection';
import styles from './product-photo.module.css';
import { photoSource, type ShownPhoto } from './product-photo-source';

interface ProductPhotoProps {
  productId: string;
  /** The product's name, or what the photo shows. */
  alt: string;
  /** Null for a product without a photo. */
  photo: ShownPhoto | null;
  /** Its width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** For pictures at the top of a page, which load first; the others load when they come into view. */
  eager?: boolean;
  /** Where it is loaded from, if shoppers can't load it. */
  src?: string;
  /** A URL of the same photo that has been loaded, shown until it is there. */
  meanwhile?: string | undefined;
  /** Shows all of it, never larger than its pixels, instead of filling the parent. */
  whole?: boolean;
}

const keyOf = ({ _id = '', version }: ShownPhoto) => `${_id} ${version}`;

/** The photo that failed to load, if any, until the shop can be reached again. */
function useFailed() {
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (failed === undefined) return undefined;
    return connection.subscribe(() => {
      if (connection.get() === 'online') setFailed(undefined);
    });
  }, [failed]);
  return [failed, setFailed] as const;
}

/**
 * A product's photo, or a neutral picture where there is none. Fills its parent, which fixes the size; a photo with fewer
 * pixels stands in the middle. One that fails while there is no connection is loaded again when there is.
 */
export function ProductPhoto({
  productId,
  alt,
  photo,
  sizes,
  src,
  eager = false,
  meanwhile,
  whole = false,
}: ProductPhotoProps) {
  const [failed, setFailed] = useFailed();
  if (photo === null || keyOf(photo) === failed) {
    return (
      <span {...(alt && { role: 'img', 'aria-label': alt })} className={styles.placeholder}>
        <Package aria-hidden size={48} strokeWidth={1} />
      </span>
    );
  }
  const { width, height } = photo;
  const picture = (
    <img
      className={whole ? styles.whole : styles.photo}
      {...(src ? { src } : photoSource(productId, photo))}
      sizes={sizes}
      style={meanwhile ? { background: `center / cover url("${meanwhile}")` } : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(keyOf(photo))}
    />
  );
  return whole ? picture : <span className={styles.ground}>{picture}</span>;
}
