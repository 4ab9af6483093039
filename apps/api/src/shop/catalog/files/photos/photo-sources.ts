import { photoKey } from '@shop/product-files/zip';
import type { Types } from 'mongoose';
import { PhotoFileModel } from './photo-file.model.js';

/** Fetches the photo at an address. @throws OutsideError */
export type FetchPhoto = (address: string, signal?: AbortSignal) => Promise<Buffer>;

/** Where the photos of an import come from. */
export interface PhotoSources {
  /** Names of the files that were sent with it. */
  keys: ReadonlySet<string>;
  /** Whether photos are fetched that the file names by their addresses. */
  byAddress: boolean;
}

/** The photos of a file that are at hand: a file that was sent is preferred to an address. */
export function sourceOf(
  src: string,
  { keys, byAddress }: PhotoSources,
): { key: string } | { address: string } | undefined {
  const key = photoKey(src);
  if (keys.has(key)) return { key };
  return byAddress && /^https?:/i.test(src) ? { address: src } : undefined;
}

/** What an import has at hand. */
export async function readSources(job: Types.ObjectId, byAddress: boolean): Promise<PhotoSources> {
  const files = await PhotoFileModel.find({ job }, { _id: 0, key: 1 }).lean();
  return { keys: new Set(files.map(({ key }) => key)), byAddress };
}
