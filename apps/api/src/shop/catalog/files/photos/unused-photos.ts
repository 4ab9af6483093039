import type { FileProduct } from '@shop/product-files';
import { photoKey } from '@shop/product-files/zip';
import type { Types } from 'mongoose';
import { ImportJobModel, type ImportPhotos } from '../jobs/import-job.model.js';
import type { PhotoSources } from './photo-sources.js';

/** More names are only counted: a report is read by people. */
const NAMED = 20;

/** Finds out which of the photos that were sent with a file it does not name. */
export class UnusedPhotos {
  readonly #keys: Set<string>;

  constructor({ keys }: PhotoSources) {
    this.#keys = new Set(keys);
  }

  /** The same products, whose photos are noted. */
  async *noting(products: AsyncIterable<FileProduct>): AsyncGenerator<FileProduct> {
    for await (const product of products) {
      this.note(product);
      yield product;
    }
  }

  /** Notes the photos of a product of the file. */
  note({ photos }: FileProduct): void {
    for (const { src } of photos) this.#keys.delete(photoKey(src));
  }

  /** Those that are left, once all products were read; undefined if none is. */
  left(): ImportPhotos['unused'] {
    const count = this.#keys.size;
    return count === 0 ? undefined : { count, names: [...this.#keys].sort().slice(0, NAMED) };
  }

  /** Tells which are left, once all products were read. */
  async tell(job: Types.ObjectId): Promise<void> {
    const unused = this.left();
    if (unused) await ImportJobModel.updateOne({ _id: job }, { $set: { 'photos.unused': unused } });
  }
}
