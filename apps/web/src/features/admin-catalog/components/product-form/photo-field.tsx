import { PHOTO_TEXTS, PHOTO_TYPES } from '@shop/shared';
import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../ui/forms/button';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  file: File | undefined;
  /** URL of the picture to show: the chosen one or the current one. */
  preview: string | undefined;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** Called if the browser can't show the chosen file. */
  onBroken: () => void;
}

/** A file button for a picture, with a preview. */
export function PhotoField({
  file,
  preview,
  error,
  onChoose,
  onRemove,
  onBroken,
}: PhotoFieldProps) {
  const noteId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.button}>
        <ImageUp aria-hidden size={18} strokeWidth={1.75} />
        <span className={styles.name}>{file?.name ?? 'Upload Photo'}</span>
        <input
          type="file"
          name="photo"
          accept={Object.keys(PHOTO_TYPES).join()}
          className="visually-hidden"
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) onChoose(chosen);
            // So that the same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </label>
      <p id={noteId} className={error ? styles.error : styles.hint}>
        {error ?? PHOTO_TEXTS.hint}
      </p>
      {preview && (
        <img
          src={preview}
          alt="Preview of the photo"
          height={200}
          className={styles.preview}
          onError={file && onBroken}
        />
      )}
      {file && (
        <Button tone="quiet" onClick={onRemove}>
          Remove this photo
        </Button>
      )}
    </div>
  );
}
