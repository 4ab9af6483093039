import { bytesOf, damaged, ZipError, type ZipSource } from './zip-source.js';

/** Bounds of a ZIP file. It is read from its list of entries, which names the size of each. */
export const ZIP_LIMITS = {
  entries: 20_000,
  /** The list of entries, in bytes. */
  listBytes: 8 * 1024 * 1024,
} as const;

/** A file in a ZIP file. */
export interface ZipEntry {
  /** With its folders, separated by slashes. */
  path: string;
  /** Bytes, unpacked. */
  size: number;
  packedSize: number;
  isPacked: boolean;
  /** Where it begins. */
  offset: number;
}

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const SIGNATURES = { end: 0x06054b50, entry: 0x02014b50 };
/** Fields that a ZIP64 file has elsewhere. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 1;
const METHODS = { stored: 0, deflated: 8 };

/**
 * The files in a ZIP file, in its order. Only its list of entries is read.
 * @throws ZipError for more than `ZIP_LIMITS`, for entries that lie outside of the ZIP file or overlap, and for paths
 * that lead out of its folder.
 */
export async function readZip(source: ZipSource): Promise<ZipEntry[]> {
  const { count, size, offset } = await readEnd(source);
  if (count > ZIP_LIMITS.entries)
    throw new ZipError(
      `The ZIP file has more than ${ZIP_LIMITS.entries.toLocaleString('en-US')} files`,
    );
  if (size > ZIP_LIMITS.listBytes) throw damaged();
  const list = await bytesOf(source, offset, size);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    const { entry, next } = entryAt(list, at);
    at = next;
    if (entry.offset + entry.packedSize > source.size) throw damaged();
    if (!entry.path.endsWith('/')) entries.push(entry);
  }
  // Entries that share their bytes make a bomb of a small file.
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  if (packed > source.size) throw damaged();
  return entries;
}

/** Finds the record at the end of the file, before which a comment may stand. */
async function readEnd(source: ZipSource) {
  const length = Math.min(source.size, END_BYTES + LONGEST_COMMENT);
  const tail = await bytesOf(source, source.size - length, length);
  for (let at = length - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== SIGNATURES.end) continue;
    const count = tail.getUint16(at + 10, true);
    const size = tail.getUint32(at + 12, true);
    const offset = tail.getUint32(at + 16, true);
    if (count === 0xffff || size === ELSEWHERE || offset === ELSEWHERE)
      throw new ZipError('The ZIP file is larger than 4 GB. Unpack it, and choose its files.');
    return { count, size, offset };
  }
  throw new ZipError('This is no ZIP file, or it is cut off');
}

function entryAt(list: DataView, at: number): { entry: ZipEntry; next: number } {
  if (at + ENTRY_BYTES > list.byteLength || list.getUint32(at, true) !== SIGNATURES.entry)
    throw damaged();
  const [flags, method] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true)];
  const [name, extra, comment] = [28, 30, 32].map((field) => list.getUint16(at + field, true)) as [
    number,
    number,
    number,
  ];
  const next = at + ENTRY_BYTES + name + extra + comment;
  if (next > list.byteLength) throw damaged();
  const bytes = new Uint8Array(list.buffer, list.byteOffset + at + ENTRY_BYTES, name);
  const path = new TextDecoder().decode(bytes);
  if (leadsOut(path)) throw new ZipError(`The ZIP file names a place outside of it: ${path}`);
  if ((flags & ENCRYPTED) !== 0) throw new ZipError('The ZIP file has a password');
  if (method !== METHODS.stored && method !== METHODS.deflated)
    throw new ZipError(`${path} is packed in a way that the shop can't read`);
  const entry = {
    path,
    packedSize: list.getUint32(at + 20, true),
    size: list.getUint32(at + 24, true),
    isPacked: method === METHODS.deflated,
    offset: list.getUint32(at + 42, true),
  };
  if (entry.size === ELSEWHERE || entry.packedSize === ELSEWHERE)
    throw new ZipError(`${path} is larger than 4 GB`);
  return { entry, next };
}

function leadsOut(path: string): boolean {
  return /^[/\\]|^[a-z]:|\0/i.test(path) || path.split(/[/\\]/).includes('..');
}
