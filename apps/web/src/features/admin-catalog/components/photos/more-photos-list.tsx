import { ImagePlus } from 'lucide-react';
import { Button } from '../../../../ui/forms/button';
import type { MorePhoto, MorePhotos } from '../../photos/use-more-photos';
import { useFileUrl } from '../../photos/use-file-url';
import styles from './product-photos.module.css';

interface MorePhotosListProps {
  photos: MorePhotos;
  /** Lets the user choose files. */
  onAdd: () => void;
}

/** The photos of a new product that follow its first one. */
export function MorePhotosList({ photos, onAdd }: MorePhotosListProps) {
  return (
    <div className={styles.more}>
      <ul className={styles.uploads} aria-label="More photos">
        {photos.more.map((photo) => (
          <Item key={photo.key} photo={photo} onRemove={() => photos.remove(photo.key)} />
        ))}
      </ul>
      <p role="status" className={styles.failure}>
        {photos.note}
      </p>
      <Button tone="secondary" onClick={onAdd}>
        <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
        Add photos
      </Button>
    </div>
  );
}

function Item({ photo, onRemove }: { photo: MorePhoto; onRemove: () => void }) {
  const { file, problem, sent } = photo;
  const url = useFileUrl(file);
  return (
    <li className={styles.upload}>
      {url && problem === undefined && <img src={url} alt="" className={styles.thumbnail} />}
      <span className={styles.file}>{file.name}</span>
      {problem !== undefined && (
        <span role="alert" className={styles.failure}>
          {problem}
        </span>
      )}
      {sent !== undefined && (
        <progress
          className={styles.progress}
          aria-label={`Sending ${file.name}`}
          {...(sent < 1 && { value: sent })}
        />
      )}
      <Button tone="quiet" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
