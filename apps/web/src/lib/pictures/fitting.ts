import { isPicture, PHOTO_LIMITS, SIGNATURE_BYTES } from '@shop/shared';
import { decoded } from './decoded';
import { isHeic } from './is-heic';
import { shrink } from './shrink';

/** A larger file is not read: it would take all memory. */
const MOST_BYTES = 100 * 1024 * 1024;

/** Makes a JPEG of a HEIC that the browser itself can't read. */
export type HeicDecoder = (file: File) => Promise<Blob | undefined>;

/** Makes files as the shop takes them. Each file is made once. */
export function createFitting(decodeHeic?: HeicDecoder) {
  const known = new WeakMap<File, Promise<File>>();
  const originals = new WeakMap<File, File>();

  async function fit(file: File): Promise<File> {
    const made = await fittedPicture(file, decodeHeic);
    if (!made) return file;
    const name = file.name.replace(/\.\w+$/, '') + (made.type === 'image/webp' ? '.webp' : '.jpg');
    const fitted = new File([made], name, { type: made.type });
    originals.set(fitted, file);
    return fitted;
  }

  return {
    /**
     * The file as the shop takes it: a HEIC as JPEG, and what is over the shop's limits smaller. A file that can't be
     * read is left as it is, for `pictureProblem` to say why.
     */
    fittedFile: (file: File): Promise<File> => {
      const fitting = known.get(file) ?? fit(file).catch(() => file);
      known.set(file, fitting);
      return fitting;
    },
    /** The file that somebody chose. */
    originalOf: (fitted: File): File => originals.get(fitted) ?? fitted,
  };
}

/** Undefined if the file is sent as it is. */
async function fittedPicture(file: File, decodeHeic?: HeicDecoder): Promise<Blob | undefined> {
  if (file.size === 0 || file.size > MOST_BYTES) return undefined;
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (isPicture(start)) return (await fits(file)) ? undefined : inTurn(() => fitPicture(file));
  return isHeic(start) ? inTurn(() => fitHeic(file, decodeHeic)) : undefined;
}

let turn: Promise<unknown> = Promise.resolve();

/** One picture at a time: a large one takes 100 MB of memory while it is decoded. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = turn.then(make);
  turn = made.catch(() => undefined);
  return made;
}

async function fits(file: File): Promise<boolean> {
  return file.size <= PHOTO_LIMITS.bytes && (await decoded(file)).pixels <= PHOTO_LIMITS.pixels;
}

async function fitPicture(file: File): Promise<Blob> {
  // It may be transparent, which a JPEG can't be.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return shrink(await createImageBitmap(file), type);
}

/** Safari reads HEIC itself. */
async function fitHeic(file: File, decodeHeic?: HeicDecoder): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  return picture ? shrink(picture, 'image/jpeg') : decodeHeic?.(file);
}
