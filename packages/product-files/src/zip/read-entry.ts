import type { ZipEntry } from './read-zip.js';
import { bytesOf, damaged, ZipError, type ZipSource } from './zip-source.js';

const HEADER_BYTES = 30;
const HEADER_SIGNATURE = 0x04034b50;
const CHUNK_BYTES = 256 * 1024;

/**
 * A file of a ZIP file, unpacked chunk by chunk. It never yields more than the size that the list of entries names.
 * @param most bytes that it may have.
 * @throws ZipError if it has more, or if it is damaged.
 */
export async function* readEntry(
  source: ZipSource,
  entry: ZipEntry,
  most: number,
): AsyncGenerator<Uint8Array> {
  if (entry.size > most) throw tooLarge(entry, most);
  let size = 0;
  for await (const chunk of entry.isPacked
    ? unpacked(packedChunks(source, entry))
    : packedChunks(source, entry)) {
    size += chunk.length;
    if (size > entry.size) throw damaged();
    yield chunk;
  }
  if (size !== entry.size) throw damaged();
}

function tooLarge({ path }: ZipEntry, most: number): ZipError {
  return new ZipError(`${path} has more than ${Math.floor(most / 1024 / 1024)} MB`);
}

async function* packedChunks(source: ZipSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const header = await bytesOf(source, entry.offset, HEADER_BYTES);
  if (header.getUint32(0, true) !== HEADER_SIGNATURE) throw damaged();
  const start =
    entry.offset + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  const end = start + entry.packedSize;
  for (let at = start; at < end; at += CHUNK_BYTES) {
    const { buffer, byteOffset, byteLength } = await bytesOf(
      source,
      at,
      Math.min(CHUNK_BYTES, end - at),
    );
    yield new Uint8Array(buffer, byteOffset, byteLength);
  }
}

async function* unpacked(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = await packed.next();
      if (next.done) controller.close();
      else controller.enqueue(new Uint8Array(next.value));
    },
    async cancel() {
      await packed.return(undefined);
    },
  });
  const reader = stream.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const next = (await reader.read()) as { done: boolean; value: Uint8Array };
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw error instanceof ZipError ? error : damaged();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
