import { ZoomIn } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ProductPhoto } from '../../../../../ui/display/product-photo';
import { altOf, type ShownPhoto } from '../../../../../ui/display/product-photo-source';
import { loadedBefore } from '../../../../../ui/page/known-page';
import type { Lightbox as LightboxComponent } from './lightbox';
import styles from './gallery.module.css';
import { Thumbnails } from './thumbnails';

interface GalleryProps {
  productId: string;
  /** The product's name. */
  name: string;
  /** The main photo first; empty for a product without photos. */
  photos: readonly ShownPhoto[];
  /** The id of the photo that belongs to what is chosen. */
  chosen?: string | null | undefined;
  /** The width of the main photo on the page, as in the `sizes` attribute. */
  sizes: string;
}

/** The lightbox is code of its own, loaded when somebody is about to enlarge a photo. */
const loadLightbox = () => import('./lightbox').then((loaded) => loaded.Lightbox);

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A product's photos: one at a time, changed by swiping, arrow keys or thumbnails, and enlarged by a click. */
export function Gallery({ productId, name, photos: inOrder, chosen, sizes }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // Where a smooth scroll is going, until the photo is shown.
  const goal = useRef<number>(undefined);
  const [Lightbox, setLightbox] = useState<typeof LightboxComponent>();
  const [isOpen, setIsOpen] = useState(false);
  const photos = useChosenFirst(inOrder, chosen);
  const at = photos.findIndex(({ _id }) => _id !== undefined && _id === chosen);
  const shownFor = useRef(at);
  useEffect(() => {
    if (shownFor.current === at) return;
    shownFor.current = at;
    goal.current = undefined;
    const list = track.current;
    // Only sideways: the page must not jump to the photo.
    if (list && at >= 0) list.scrollTo({ left: at * list.clientWidth });
  }, [at]);

  function show(index: number) {
    const photo = track.current?.children[index];
    if (!photo) return undefined;
    goal.current = index;
    photo.scrollIntoView({ block: 'nearest', inline: 'start' });
    return photo;
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const photo = step && show((goal.current ?? shown) + step);
    if (!photo) return;
    event.preventDefault();
    photo.querySelector('button')?.focus({ preventScroll: true });
  }

  function forgetGoal() {
    goal.current = undefined;
  }

  async function prepare() {
    const loaded = await loadLightbox();
    setLightbox(() => loaded);
  }

  function enlarge() {
    setIsOpen(true);
    // Offline, the photo on the page is what there is.
    prepare().catch(() => setIsOpen(false));
  }

  if (photos.length === 0) {
    return (
      <div className={styles.photo}>
        <ProductPhoto productId={productId} alt={name} photo={null} sizes={sizes} />
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <ul
        ref={track}
        className={styles.track}
        onKeyDown={onKeyDown}
        onPointerDown={forgetGoal}
        onWheel={forgetGoal}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const passed = Math.round(scrollLeft / clientWidth);
          if (passed === goal.current) forgetGoal();
          setShown(passed);
        }}
      >
        {photos.map((photo, index) => (
          <li key={photo._id ?? photo.version}>
            <button
              type="button"
              className={styles.photo}
              aria-haspopup="dialog"
              onPointerEnter={() => void loadLightbox().catch(() => undefined)}
              onClick={enlarge}
            >
              <ProductPhoto
                productId={productId}
                alt={altOf(photo, name)}
                photo={photo}
                sizes={sizes}
                eager={index === 0}
                meanwhile={loadedBefore(photo)}
                whole
              />
              <span className={styles.enlarge} data-needs-script>
                <ZoomIn aria-hidden size={20} />
                <span className="visually-hidden">Enlarge photo</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <Thumbnails productId={productId} photos={photos} shown={shown} onChoose={show} />
      )}
      {isOpen && Lightbox && (
        <Lightbox
          productId={productId}
          name={name}
          photos={photos}
          first={shown}
          onClose={(last) => {
            setIsOpen(false);
            show(last);
          }}
        />
      )}
    </div>
  );
}

/** With the photo first that is chosen when the page opens: it is then there without script and without moving. */
function useChosenFirst(
  photos: readonly ShownPhoto[],
  chosen: string | null | undefined,
): readonly ShownPhoto[] {
  const [first] = useState(chosen);
  const found = photos.find(({ _id }) => _id !== undefined && _id === first);
  return found ? [found, ...photos.filter((photo) => photo !== found)] : photos;
}
