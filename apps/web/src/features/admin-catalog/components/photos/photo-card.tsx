import type { AdministeredProduct, ProductPhoto } from '@shop/shared';
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../../ui/fields/field';
import { Button } from '../../../../ui/forms/button';
import { PHOTO_ACCEPT } from '../../../../ui/pictures/photo-texts';
import { useAdministeredPhoto } from '../../use-administered-photo';
import styles from './product-photos.module.css';
import { useAltText } from './use-alt-text';
import type { GripEvents } from '../../../../lib/hooks/use-grip-drag';

interface PhotoCardProps {
  product: AdministeredProduct;
  photo: ProductPhoto;
  /** Its index among the photos, and their number. */
  at: number;
  of: number;
  /** Whether another photo is dragged over it by its grip. */
  isUnderDrag: boolean;
  grip: GripEvents;
  /** Saves its alt text. @returns whether that worked */
  onDescribe: (alt: string) => Promise<boolean>;
  onMove: (to: number) => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
  onDragStart: () => void;
  /** Called when another photo is dropped here. */
  onDropHere: () => void;
}

/** A photo with its alt text, its place and what can be done to it. */
export function PhotoCard({ product, photo, at, of, isUnderDrag, grip, ...on }: PhotoCardProps) {
  const url = useAdministeredPhoto(product, photo);
  const { alt, error, setAlt, save } = useAltText(photo, on.onDescribe);
  const [isOver, setOver] = useState(false);
  const name = `photo ${at + 1}`;
  return (
    <li
      className={styles.card}
      data-over={isOver || isUnderDrag || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        on.onDropHere();
      }}
    >
      <div className={styles.picture} draggable onDragStart={on.onDragStart}>
        {url && <img src={url} alt={photo.alt} draggable={false} />}
        <span className={styles.place}>{at === 0 ? 'First photo' : at + 1}</span>
        <span className={styles.grip} {...grip}>
          <GripVertical aria-hidden size={20} />
        </span>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label={`Alt text of ${name}`}
          value={alt}
          autoComplete="off"
          onChange={({ target }) => setAlt(target.value)}
          onBlur={() => void save()}
          {...(error && { error })}
        />
      </form>
      <div className={styles.acts}>
        <Button
          tone="quiet"
          id={`${photo._id}-earlier`}
          aria-label={`Move ${name} to the left`}
          aria-disabled={at === 0}
          onClick={() => at > 0 && on.onMove(at - 1)}
        >
          <ArrowLeft aria-hidden size={18} />
        </Button>
        <Button
          tone="quiet"
          id={`${photo._id}-later`}
          aria-label={`Move ${name} to the right`}
          aria-disabled={at === of - 1}
          onClick={() => at < of - 1 && on.onMove(at + 1)}
        >
          <ArrowRight aria-hidden size={18} />
        </Button>
        <label className={styles.replace}>
          Replace
          <input
            type="file"
            className="visually-hidden"
            aria-label={`Replace ${name}`}
            accept={PHOTO_ACCEPT}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) on.onReplace(file);
              target.value = '';
            }}
          />
        </label>
        <Button tone="quiet" aria-label={`Remove ${name}`} onClick={on.onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
