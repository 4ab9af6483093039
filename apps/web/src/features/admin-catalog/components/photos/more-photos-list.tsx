import { Button } from '../../../../ui/forms/button';
import type { MorePhotos } from '../../photos/use-more-photos';
import styles from './product-photos.module.css';

/** The photos of a new product that follow its first one. */
export function MorePhotosList({ photos }: { photos: MorePhotos }) {
  return (
    <ul className={styles.uploads} aria-label="More photos">
      {photos.more.map(({ key, file, problem }) => (
        <li key={key} className={styles.upload}>
          <span className={styles.file}>{file.name}</span>
          {problem !== undefined && (
            <span role="alert" className={styles.failure}>
              {problem}
            </span>
          )}
          <Button
            tone="quiet"
            aria-label={`Remove ${file.name}`}
            onClick={() => photos.remove(key)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
