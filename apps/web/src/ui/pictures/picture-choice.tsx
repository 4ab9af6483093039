import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import { PHOTO_ACCEPT, PHOTO_HINT } from './photo-texts';
import styles from './picture-choice.module.css';

interface PictureChoiceProps {
  /** What is chosen, such as “photo”. */
  noun: string;
  /** The picture that is shown now; null for none. */
  picture: ReactNode;
  /** What becomes of a picture that is chosen. */
  saved?: string;
  busy: boolean;
  /** Saves the picture at once; null removes it. */
  onChoose: (file: File | null) => void;
}

/** A picture that is shown, replaced and removed at once, without the rest of the form. */
export function PictureChoice({
  noun,
  picture,
  saved = 'Saved at once',
  busy,
  onChoose,
}: PictureChoiceProps) {
  return (
    <div className={styles.photo}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <div className={styles.controls}>
        <label className={styles.button} aria-busy={busy}>
          <ImageUp aria-hidden size={18} strokeWidth={1.75} />
          {picture ? `Replace ${noun}` : `Choose a ${noun}`}
          <input
            type="file"
            className="visually-hidden"
            accept={PHOTO_ACCEPT}
            disabled={busy}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) onChoose(file);
              currentTarget.value = '';
            }}
          />
        </label>
        {picture && (
          <Button tone="quiet" busy={busy} onClick={() => onChoose(null)}>
            {`Remove ${noun}`}
          </Button>
        )}
        <p className={styles.hint}>{`${PHOTO_HINT}. ${saved}.`}</p>
      </div>
    </div>
  );
}
