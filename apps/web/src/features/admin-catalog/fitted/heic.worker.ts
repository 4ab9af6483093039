import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import libheifUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { shrink } from '../../../lib/pictures/shrink';

/** The part of libheif's programming interface that is used; its own types leave it out. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(target: ImageData, done: (shown: ImageData | null) => void): void;
  free(): void;
}
interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** Answers a HEIC file with a JPEG, or with undefined if it can't be read. */
self.onmessage = async ({ data }: MessageEvent<File>) => {
  const jpeg = await decode(data)
    .then((picture) => shrink(picture, 'image/jpeg'))
    .catch(() => undefined);
  self.postMessage(jpeg);
};

async function decode(file: File): Promise<ImageBitmap> {
  const wasmBinary = await (await fetch(libheifUrl)).arrayBuffer();
  const libheif: unknown = createLibheif({ wasmBinary });
  if (!isLibheif(libheif)) throw new Error('The library has changed');
  const [image] = new libheif.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  if (!image) throw new Error('It contains no picture');
  const pixels = new ImageData(image.get_width(), image.get_height());
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, (shown) => (shown ? resolve() : reject(new Error('It is damaged'))));
  });
  image.free();
  return createImageBitmap(pixels);
}

function isLibheif(library: unknown): library is Libheif {
  return typeof library === 'object' && library !== null && 'HeifDecoder' in library;
}
