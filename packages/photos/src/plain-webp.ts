/** Chunks of a still picture, which a decoder reads to the end. */
const PICTURE_CHUNKS = ['VP8 ', 'ALPH'];
const HEADER_BYTES = 12;

/** Whether a WebP is a lossy picture and nothing else: no metadata, no animation, and no bytes behind it. */
export function isPlainWebp(bytes: Buffer): boolean {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return false;
  if (bytes.readUInt32LE(4) !== bytes.length - 8) return false;
  const chunks: string[] = [];
  let at = HEADER_BYTES;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    chunks.push(text(at, at + 4));
    // Chunks are padded to an even size.
    at += 8 + size + (size % 2);
  }
  if (at !== bytes.length) return false;
  const [first, ...others] = chunks[0] === 'VP8X' ? chunks.slice(1) : chunks;
  const pictures = first === undefined ? [] : [first, ...others];
  return pictures.at(-1) === 'VP8 ' && pictures.every((name) => PICTURE_CHUNKS.includes(name));
}
