/** A ZIP file that is read here and there. */
export interface ZipSource {
  /** Bytes. */
  size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** The ZIP file can't be read; the message says why. */
export class ZipError extends Error {
  override name = 'ZipError';
}

/** Some bytes of the file. @throws ZipError if it ends before. */
export async function bytesOf(
  source: ZipSource,
  offset: number,
  length: number,
): Promise<DataView> {
  if (offset < 0 || length < 0 || offset + length > source.size) throw damaged();
  const { buffer, byteOffset, byteLength } = await source.read(offset, length);
  if (byteLength < length) throw damaged();
  return new DataView(buffer, byteOffset, length);
}

/** The file is cut off, or no ZIP file. */
export function damaged(): ZipError {
  return new ZipError('The ZIP file is damaged');
}
