import { LIMITS, SUCCESS_TEXTS, type AdministeredProduct, type ProductPhoto } from '@shop/shared';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Confirm } from '../../../../ui/dialogs/confirm';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { useDroppedFiles } from '../../../../ui/forms/use-dropped-files';
import { notify } from '../../../../ui/messages/notify';
import { fittedFile } from '../../fitted/fitted-file';
import { photoProblem } from '../../photo-problem';
import { PHOTO_ACCEPT } from '../../../../ui/pictures/photo-texts';
import type { ProductPhotos as Photos } from '../../photos/use-product-photos';
import type { Uploads } from '../../photos/use-uploads';
import { PhotoCard } from './photo-card';
import styles from './product-photos.module.css';
import { UploadList } from './upload-list';
import { usePointerDrag } from './use-pointer-drag';

interface ProductPhotosProps {
  product: AdministeredProduct;
  photos: Photos;
  uploads: Uploads;
}

/** All photos of a product. What is done here is saved at once. */
export function ProductPhotos({ product, photos: edited, uploads }: ProductPhotosProps) {
  const { photos, error, refetch } = edited;
  const section = useRef<HTMLElement>(null);
  const isOver = useDroppedFiles(section, uploads.start);
  const cards = useRef<HTMLUListElement>(null);
  const drag = usePointerDrag(cards, (from, to) => {
    const photo = photos?.[from];
    if (photo) void move(photo, to);
  });
  const dragged = useRef<ProductPhoto>(undefined);
  const [removed, setRemoved] = useState<ProductPhoto>();
  const [place, setPlace] = useState('');

  async function move(photo: ProductPhoto, to: number) {
    const { id: pressed } = document.activeElement ?? {};
    if (!(await edited.move(photo, to))) return;
    setPlace(`It is now photo ${to + 1} of ${photos?.length ?? 0}`);
    // The button that was pressed has moved, too.
    if (pressed) document.getElementById(pressed)?.focus();
  }

  async function replace(photo: ProductPhoto, file: File) {
    const problem = await photoProblem(file);
    if (problem !== undefined) notify.error(problem);
    else if (await edited.replace(photo, await fittedFile(file)))
      notify.success(SUCCESS_TEXTS.photoReplaced);
  }

  return (
    <section
      ref={section}
      className={styles.photos}
      aria-labelledby="photos"
      data-over={isOver || undefined}
    >
      <h2 id="photos">All photos</h2>
      <p className={styles.hint}>
        Up to {LIMITS.photos}. The first one stands for the product in lists. What you do here is
        saved at once.
      </p>
      {!photos && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul ref={cards} className={styles.cards} aria-label="Photos">
        {photos?.map((photo, at) => (
          <PhotoCard
            key={photo._id}
            product={product}
            photo={photo}
            at={at}
            of={photos.length}
            isUnderDrag={drag.over === at}
            grip={drag.gripOf(at)}
            onDescribe={(alt) => edited.describe(photo, alt)}
            onMove={(to) => void move(photo, to)}
            onReplace={(file) => void replace(photo, file)}
            onRemove={() => setRemoved(photo)}
            onDragStart={() => (dragged.current = photo)}
            onDropHere={() => dragged.current && void move(dragged.current, at)}
          />
        ))}
      </ul>
      <UploadList uploads={uploads} />
      <p role="status" className="visually-hidden">
        {place}
      </p>
      <label className={styles.add}>
        <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
        Add photos
        <input
          type="file"
          multiple
          className="visually-hidden"
          accept={PHOTO_ACCEPT}
          onChange={({ target }) => {
            uploads.start([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <Confirm
        title="Remove this photo?"
        open={removed !== undefined}
        okText="Remove"
        danger
        onConfirm={() => {
          if (removed) void edited.remove(removed);
          setRemoved(undefined);
        }}
        onKeep={() => setRemoved(undefined)}
      >
        <p>Variants that show it lose it, too. This can’t be undone.</p>
      </Confirm>
    </section>
  );
}
