import { ImageUp } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import { Button } from '../../../../ui/forms/button';
import { PHOTO_ACCEPT, PHOTO_HINT } from '../../../../ui/pictures/photo-texts';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  ref: Ref<HTMLDivElement>;
  file: File | undefined;
  /** URL of the picture to show: the chosen one or the current one. */
  preview: string | undefined;
  error: string | undefined;
  /** What became of files that were not taken. */
  note: string | undefined;
  /** Whether files are being dragged over the form. */
  isOver: boolean;
  onChoose: (files: File[]) => void;
  /** Called when files begin to be chosen. */
  onOpen: () => void;
  onRemove: () => void;
}

function Hint() {
  return (
    <>
      {PHOTO_HINT}
      <span className={styles.drop}>. You can also drop or paste it here</span>
    </>
  );
}

/** A file button for a picture, with a preview. */
export function PhotoField({
  ref,
  file,
  preview,
  error,
  note,
  isOver,
  onChoose,
  onOpen,
  onRemove,
}: PhotoFieldProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);

  function remove() {
    // The button that was pressed disappears.
    input.current?.focus();
    onRemove();
  }

  return (
    <div ref={ref} className={styles.field} data-over={isOver || undefined}>
      <label className={styles.button}>
        <ImageUp aria-hidden size={18} strokeWidth={1.75} />
        <span className={styles.name}>{file?.name ?? 'Upload Photo'}</span>
        <input
          ref={input}
          type="file"
          multiple
          name="photo"
          accept={PHOTO_ACCEPT}
          className="visually-hidden"
          aria-invalid={error ? true : undefined}
          aria-describedby={hintId}
          onClick={onOpen}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            // So that the same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </label>
      <p id={hintId} className={error ? styles.error : styles.hint}>
        {error ?? (isOver ? 'Drop the photo anywhere on this form' : <Hint />)}
      </p>
      <p role="status" className={styles.note}>
        {note}
      </p>
      {preview && (
        <img
          src={preview}
          alt="Preview of the photo"
          height={200}
          draggable={false}
          className={styles.preview}
        />
      )}
      {file && (
        <Button tone="quiet" onClick={remove}>
          Remove this photo
        </Button>
      )}
    </div>
  );
}
