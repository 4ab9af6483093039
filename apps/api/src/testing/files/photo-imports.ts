import { endpoints, type Import } from '@shop/shared';
import type { FetchPhoto } from '../../shop/catalog/files/photos/photo-sources.js';
import { runNextJob } from '../../shop/catalog/files/jobs/run-job.js';
import { photosOf } from '../../shop/catalog/product-photos/product-photos.js';
import { ProductModel } from '../../shop/catalog/products/product.model.js';
import type { ApiClient } from '../api-client.js';
import { buildPhotoForm } from '../photos.js';
import { pieceOf } from './imports.js';

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Price,Image Src,Image Position,Image Alt Text,Variant Image';

/** Products with photos by name and by address. */
export const ROWS = [
  'shirt,Shirt,Size,S,10,front.png,1,Seen from the front,',
  'shirt,,,M,10,back.png,2,,back.png',
  'lamp,Lamp,,,20,https://cdn.example/lamp.png,1,,',
];

const fileOf = (rows: readonly string[]) => [HEADER, ...rows, ''].join('\n');

/** The photos of a product by its slug. */
export async function photosIn(slug: string) {
  return photosOf(await ProductModel.findOne({ slug }).orFail().lean());
}

/** Imports of files whose photos are looked at, by an administrator. */
export function photoImports(api: ApiClient, tokenNow: () => string) {
  /** A checked import to which photos of these names were sent. */
  async function check(rows: readonly string[], names: readonly string[]): Promise<Import> {
    const text = fileOf(rows);
    const announced = await api.call(endpoints.createImport, {
      token: tokenNow(),
      body: { name: 'products.csv', size: text.length },
    });
    const params = { id: announced.body.import._id };
    await api.call(endpoints.addImportPiece, {
      token: tokenNow(),
      params: { ...params, number: 1 },
      body: pieceOf(text),
    });
    for (const name of names) {
      const body = await buildPhotoForm({ name });
      await api.call(endpoints.addImportPhoto, { token: tokenNow(), params, body });
    }
    return checkAgain(params.id);
  }

  async function checkAgain(id: string, fetchPhoto?: FetchPhoto): Promise<Import> {
    const params = { id };
    await api.call(endpoints.updateImport, {
      token: tokenNow(),
      params,
      body: { action: 'check' },
    });
    await runNextJob({ fetchPhoto });
    return read(id);
  }

  const read = async (id: string) =>
    (await api.call(endpoints.getImport, { token: tokenNow(), params: { id } })).body.import;

  const begin = (id: string, action: 'start' | 'undo' = 'start') =>
    api.call(endpoints.updateImport, { token: tokenNow(), params: { id }, body: { action } });

  async function run(id: string, fetchPhoto?: FetchPhoto): Promise<Import> {
    await begin(id);
    await runNextJob({ fetchPhoto });
    return read(id);
  }

  async function states(id: string) {
    const { body } = await api.call(endpoints.listImportPhotos, {
      token: tokenNow(),
      params: { id },
    });
    return body.photos.map(({ src, state, reason }) => [src, state, reason]);
  }

  return { check, checkAgain, read, begin, run, states };
}
