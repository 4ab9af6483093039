import type { FileProduct } from '@shop/product-files';
import { photoKey } from '@shop/product-files/zip';
import type { Types } from 'mongoose';
import { ImportJobModel } from '../jobs/import-job.model.js';
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
      for (const { src } of product.photos) this.#keys.delete(photoKey(src));
      yield product;
    }
  }

  /** Tells which are left, once all products were read. */
  async tell(job: Types.ObjectId): Promise<void> {
    const count = this.#keys.size;
    if (count === 0) return;
    const names = [...this.#keys].sort().slice(0, NAMED);
    await ImportJobModel.updateOne({ _id: job }, { $set: { 'photos.unused': { count, names } } });
  }
}
