import { isPicture, PHOTO_LIMITS, SIGNATURE_BYTES } from '@shop/shared';
import { decoded } from './decoded';
import { isHeic } from './is-heic';
import { shrink } from './shrink';

/** A larger file is not read: it would take all memory. */
const MOST_BYTES = 100 * 1024 * 1024;
const FITTING = new WeakMap<File, Promise<File>>();
const ORIGINALS = new WeakMap<File, File>();

/**
 * The file as the shop takes it: a HEIC as JPEG, and what is over the shop's limits smaller. A file that the browser
 * can't read is left as it is, for `photoProblem` to say why.
 */
export function fittedFile(file: File): Promise<File> {
  const fitting = FITTING.get(file) ?? fit(file).catch(() => file);
  FITTING.set(file, fitting);
  return fitting;
}

/** The file that somebody chose. */
export function originalOf(fitted: File): File {
  return ORIGINALS.get(fitted) ?? fitted;
}

async function fit(file: File): Promise<File> {
  if (file.size === 0 || file.size > MOST_BYTES) return file;
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const made = isPicture(start)
    ? !(await fits(file)) && (await inTurn(() => fitPicture(file)))
    : isHeic(start) && (await inTurn(() => fitHeic(file)));
  if (!made) return file;
  const name = file.name.replace(/\.\w+$/, '') + (made.type === 'image/webp' ? '.webp' : '.jpg');
  const fitted = new File([made], name, { type: made.type });
  ORIGINALS.set(fitted, file);
  return fitted;
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

async function fitPicture(file: File): Promise<Blob | undefined> {
  // It may be transparent, which a JPEG can't be.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return shrink(await createImageBitmap(file), type);
}

/** Safari reads HEIC itself. Elsewhere a library does, which is loaded only now. */
async function fitHeic(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  return picture ? shrink(picture, 'image/jpeg') : decodeInWorker(file);
}

function decodeInWorker(file: File): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = () => reject(new Error('The library for HEIC did not load'));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
