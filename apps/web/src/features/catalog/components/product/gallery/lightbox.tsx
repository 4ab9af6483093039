import { PHOTO_WIDTHS } from '@shop/shared';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useModal } from '../../../../../ui/dialogs/use-modal';
import { altOf, photoUrl, type ShownPhoto } from '../../../../../ui/display/product-photo-source';
import styles from './lightbox.module.css';
import { useZoom } from './use-zoom';
import { CLOSE_UP } from './zoom';

interface LightboxProps {
  productId: string;
  /** The product's name. */
  name: string;
  photos: readonly ShownPhoto[];
  /** Index of the photo that is shown at first. */
  first: number;
  /** Called when it has closed, with the index of the photo that was shown last. */
  onClose: (last: number) => void;
}

/** By how many CSS pixels an arrow key moves an enlarged photo. */
const STEP_PX = 80;

/** Photos over the whole window, enlarged by pinch, double tap, wheel, keys or buttons. Escape and Back close it. */
export function Lightbox({ productId, name, photos, first, onClose }: LightboxProps) {
  const dialog = useModal();
  const image = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(first);
  const zoom = useZoom(go);
  const { view } = zoom;
  const isEnlarged = view.scale > 1;
  const photo = photos[shown];

  // Not as an attribute: the page's policy refuses styles in its markup.
  useEffect(() => {
    if (image.current)
      image.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }, [view]);

  function go(step: number) {
    if (!photos[shown + step]) return;
    setShown(shown + step);
    zoom.reset();
  }

  function onKeyDown(event: KeyboardEvent) {
    const acts: Partial<Record<string, () => void>> = {
      ArrowLeft: () => (isEnlarged ? zoom.moveBy({ x: STEP_PX, y: 0 }) : go(-1)),
      ArrowRight: () => (isEnlarged ? zoom.moveBy({ x: -STEP_PX, y: 0 }) : go(1)),
      ArrowUp: () => zoom.moveBy({ x: 0, y: STEP_PX }),
      ArrowDown: () => zoom.moveBy({ x: 0, y: -STEP_PX }),
      '+': () => zoom.zoomBy(1.5),
      '-': () => zoom.zoomBy(1 / 1.5),
      '0': zoom.reset,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={`Photos of ${name}`}
      onKeyDown={onKeyDown}
      onClose={() => onClose(shown)}
    >
      <div {...zoom.stageProps} className={styles.stage} data-enlarged={isEnlarged}>
        {photo && (
          <img
            ref={image}
            src={photoUrl(productId, PHOTO_WIDTHS.large, photo)}
            alt={altOf(photo, name)}
            width={photo.width}
            height={photo.height}
            draggable={false}
          />
        )}
      </div>
      <div className={styles.bar}>
        {photos.length > 1 && (
          <>
            <IconButton label="Previous photo" Icon={ChevronLeft} onClick={() => go(-1)} />
            <p aria-live="polite">{`${shown + 1} of ${photos.length}`}</p>
            <IconButton label="Next photo" Icon={ChevronRight} onClick={() => go(1)} />
          </>
        )}
        <IconButton
          label="Zoom in"
          Icon={ZoomIn}
          onClick={() => zoom.zoomBy(isEnlarged ? 1.5 : CLOSE_UP)}
        />
        <IconButton label="Zoom out" Icon={ZoomOut} onClick={() => zoom.zoomBy(1 / 1.5)} />
        <IconButton label="Close" Icon={X} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

interface IconButtonProps {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
}

function IconButton({ label, Icon, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      <Icon aria-hidden size={22} />
    </button>
  );
}
