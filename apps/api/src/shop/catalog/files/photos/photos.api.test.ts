import { endpoints, type Import } from '@shop/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildProduct, buildProductForm } from '../../../../testing/factories.js';
import { pieceOf } from '../../../../testing/files/imports.js';
import { buildPhotoForm, buildPhotos, buildUniquePicture } from '../../../../testing/photos.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { AuditEntryModel } from '../../../audit/index.js';
import { PhotoModel } from '../../photos/photo.model.js';
import { photosOf } from '../../product-photos/product-photos.js';
import { ProductModel } from '../../products/product.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { ImportFileModel } from '../jobs/import-file.model.js';
import { runNextJob } from '../jobs/run-job.js';
import { PhotoFetchError } from './fetch/photo-fetch-error.js';
import { NamedPhotoModel } from './named-photo.model.js';
import { PhotoFileModel } from './photo-file.model.js';
import type { FetchPhoto } from './photo-sources.js';

const api = useTestShop();

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Price,Image Src,Image Position,Image Alt Text,Variant Image';
const ROWS = [
  'shirt,Shirt,Size,S,10,front.png,1,Seen from the front,',
  'shirt,,,M,10,back.png,2,,back.png',
  'lamp,Lamp,,,20,https://cdn.example/lamp.png,1,,',
];

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const fileOf = (rows: readonly string[]) => [HEADER, ...rows, ''].join('\n');

/** A checked import to which photos of these names were sent. */
async function check(rows: readonly string[], names: readonly string[]): Promise<Import> {
  const text = fileOf(rows);
  const announced = await api.call(endpoints.createImport, {
    token,
    body: { name: 'products.csv', size: text.length },
  });
  const params = { id: announced.body.import._id };
  await api.call(endpoints.addImportPiece, {
    token,
    params: { ...params, number: 1 },
    body: pieceOf(text),
  });
  for (const name of names) {
    const body = await buildPhotoForm({ name });
    await api.call(endpoints.addImportPhoto, { token, params, body });
  }
  return checkAgain(params.id);
}

async function checkAgain(id: string, fetchPhoto?: FetchPhoto): Promise<Import> {
  const params = { id };
  await api.call(endpoints.updateImport, { token, params, body: { action: 'check' } });
  await runNextJob(undefined, fetchPhoto);
  return read(id);
}

const read = async (id: string) =>
  (await api.call(endpoints.getImport, { token, params: { id } })).body.import;

const begin = (id: string, action: 'start' | 'undo' = 'start') =>
  api.call(endpoints.updateImport, { token, params: { id }, body: { action } });

async function run(id: string, fetchPhoto?: FetchPhoto): Promise<Import> {
  await begin(id);
  await runNextJob(undefined, fetchPhoto);
  return read(id);
}

async function photosIn(slug: string) {
  return photosOf(await ProductModel.findOne({ slug }).orFail().lean());
}

async function states(id: string) {
  const { body } = await api.call(endpoints.listImportPhotos, { token, params: { id } });
  return body.photos.map(({ src, state, reason }) => [src, state, reason]);
}

describe('photos that are sent with a file', () => {
  it('are found by their names, and stand in the order of the file', async () => {
    const { _id, photos } = await check(ROWS, ['photos/Back.PNG', 'front.png']);
    expect(photos).toEqual({ files: 2, left: 1, waiting: 2, done: 0, failed: 0 });
    const done = await run(_id);
    expect(done).toMatchObject({
      state: 'done',
      photos: { files: 2, left: 1, waiting: 0, done: 2, failed: 0 },
    });
    expect(await states(_id)).toEqual([
      ['front.png', 'done', null],
      ['back.png', 'done', null],
    ]);
    const [front, back] = await photosIn('shirt');
    expect(front?.alt).toBe('Seen from the front');
    expect(await photosIn('lamp')).toEqual([]);
    const variants = await VariantModel.find().sort({ position: 1 }).lean();
    expect(variants.map(({ photo }) => photo?.toHexString())).toEqual([
      undefined,
      back?._id.toHexString(),
    ]);
    expect(await PhotoFileModel.countDocuments()).toBe(0);
    expect(await ImportFileModel.countDocuments()).toBe(0);
  });

  it('replace addresses of the same name', async () => {
    const { _id } = await check(ROWS, ['lamp.png']);
    await run(_id);
    expect(await photosIn('lamp')).toHaveLength(1);
    expect(await states(_id)).toEqual([
      ['front.png', 'failed', 'No file of this name was sent with the import'],
      ['back.png', 'failed', 'No file of this name was sent with the import'],
      ['https://cdn.example/lamp.png', 'done', null],
    ]);
  });

  it('are left alone if none is sent, as those of an export without photos', async () => {
    const { _id, photos } = await check(ROWS, []);
    expect(photos).toMatchObject({ left: 3, waiting: 0 });
    expect((await run(_id)).photos).toMatchObject({ left: 3, done: 0, failed: 0 });
    expect(await states(_id)).toEqual([]);
  });

  it('say nothing about a file that names none', async () => {
    const { _id } = await check(['mug,Mug,,,5,,,,'], []);
    expect((await run(_id)).photos).toBeUndefined();
  });

  it('change nothing when they are imported again', async () => {
    const lamp = await buildUniquePicture();
    const importLamp = async () => {
      const { _id } = await check(['lamp,Lamp,,,20,lamp.png,1,A lamp,'], []);
      const body = buildProductForm({ name: 'lamp.png', photo: new Blob([new Uint8Array(lamp)]) });
      await api.call(endpoints.addImportPhoto, { token, params: { id: _id }, body });
      await checkAgain(_id);
      await run(_id);
    };
    await importLamp();
    const photos = await photosIn('lamp');
    const entries = { action: 'updateProduct' } as const;
    const recorded = await AuditEntryModel.countDocuments(entries);
    await importLamp();
    expect(await photosIn('lamp')).toEqual(photos);
    expect(await AuditEntryModel.countDocuments(entries)).toBe(recorded);
  });

  it('come before the photos that the product had, which stay', async () => {
    const { slug, photos } = await buildPhotos(2, { name: 'Old' });
    const { _id } = await check([`${slug},,,,,new.png,1,,`], ['new.png']);
    await run(_id);
    const now = await photosIn(slug);
    expect(now.map((one) => one._id.toHexString()).slice(1)).toEqual(photos.map((one) => one._id));
    await begin(_id, 'undo');
    await runNextJob();
    expect(await read(_id)).toMatchObject({ state: 'undone' });
    expect((await photosIn(slug)).map((one) => one.version)).toEqual(
      photos.map(({ version }) => version),
    );
    expect(await PhotoModel.distinct('product')).toHaveLength(2);
  });

  it('fail for a product that has as many as it can, with the reason', async () => {
    const { slug } = await buildPhotos(12, { name: 'Full' });
    const { _id } = await check([`${slug},,,,,new.png,1,,`], ['new.png']);
    expect((await run(_id)).photos).toMatchObject({ done: 0, failed: 1 });
    expect(await states(_id)).toEqual([
      ['new.png', 'failed', 'A product can have at most 12 photos'],
    ]);
  });

  it('fail for a picture that is damaged, and the others go on', async () => {
    const rows = ['lamp,Lamp,,,20,bad.png,1,,', 'mug,Mug,,,5,mug.png,1,,'];
    const { _id } = await check(rows, ['mug.png']);
    const bytes = (await buildUniquePicture()).subarray(0, 60);
    const body = buildProductForm({ name: 'bad.png', photo: new Blob([new Uint8Array(bytes)]) });
    await api.call(endpoints.addImportPhoto, { token, params: { id: _id }, body });
    await checkAgain(_id);
    expect((await run(_id)).photos).toMatchObject({ done: 1, failed: 1 });
    expect(await states(_id)).toEqual([
      ['bad.png', 'failed', 'The photo is damaged: it could not be read'],
      ['mug.png', 'done', null],
    ]);
  });

  it('are refused if they are no pictures, and once the import has begun', async () => {
    const { _id } = await check(ROWS, []);
    const params = { id: _id };
    const photo = new Blob(['<svg/>']);
    const text = buildProductForm({ name: 'a.svg', photo });
    const wrong = await api.refuse(endpoints.addImportPhoto, { token, params, body: text });
    expect(wrong.status).toBe(415);
    await run(_id);
    const body = await buildPhotoForm({ name: 'front.png' });
    const late = await api.refuse(endpoints.addImportPhoto, { token, params, body });
    expect(late.status).toBe(409);
  });
});

describe('photos by address', () => {
  const photo: FetchPhoto = () => buildUniquePicture();

  it('are fetched once the operator allows it', async () => {
    const { _id } = await check(ROWS, []);
    const fetchPhoto = vi.fn(photo);
    expect((await checkAgain(_id, fetchPhoto)).photos).toMatchObject({ left: 2, waiting: 1 });
    expect(fetchPhoto).not.toHaveBeenCalled();
    await run(_id, fetchPhoto);
    expect(fetchPhoto.mock.calls.map(([address]) => address)).toEqual([
      'https://cdn.example/lamp.png',
    ]);
    expect(await photosIn('lamp')).toHaveLength(1);
  });

  it('fail each on its own', async () => {
    const rows = [1, 2, 3].map((at) => `lamp-${at},Lamp,,,20,https://cdn.example/${at}.png,,,`);
    const { _id } = await check(rows, []);
    const fetchPhoto = vi.fn((address: string) =>
      address.endsWith('2.png')
        ? Promise.reject(new PhotoFetchError('The server answered with 404'))
        : buildUniquePicture(),
    );
    await checkAgain(_id, fetchPhoto);
    expect((await run(_id, fetchPhoto)).photos).toMatchObject({ done: 2, failed: 1, waiting: 0 });
    expect((await states(_id))[1]).toEqual([
      'https://cdn.example/2.png',
      'failed',
      'The server answered with 404',
    ]);
  });

  it('go on where the shop was stopped, and are fetched no second time', async () => {
    const rows = [1, 2, 3].map((at) => `lamp-${at},Lamp,,,20,https://cdn.example/${at}.png,,,`);
    const { _id } = await check(rows, []);
    const stopping = new AbortController();
    const fetchPhoto = vi.fn(() => {
      if (fetchPhoto.mock.calls.length === 2) stopping.abort();
      return buildUniquePicture();
    });
    await checkAgain(_id, fetchPhoto);
    await begin(_id);
    await runNextJob(stopping.signal, fetchPhoto);
    expect(await read(_id)).toMatchObject({ state: 'running', photos: { waiting: 1, done: 2 } });
    await runNextJob(undefined, fetchPhoto);
    expect(await read(_id)).toMatchObject({ state: 'done', photos: { waiting: 0, done: 3 } });
    expect(fetchPhoto).toHaveBeenCalledTimes(3);
    expect(await PhotoModel.distinct('product')).toHaveLength(3);
  });

  it('are given up when they end the shop again and again', async () => {
    const { _id } = await check(['lamp,Lamp,,,20,https://cdn.example/a.png,,,'], []);
    const fetchPhoto = vi.fn(photo);
    await checkAgain(_id, fetchPhoto);
    await begin(_id);
    const killed = () => Promise.reject(new Error('killed'));
    for (let kill = 0; kill < 5; kill += 1)
      await expect(runNextJob(undefined, killed)).rejects.toThrow('killed');
    await runNextJob(undefined, fetchPhoto);
    expect(fetchPhoto).not.toHaveBeenCalled();
    expect(await states(_id)).toEqual([
      ['https://cdn.example/a.png', 'failed', 'The photo could not be processed'],
    ]);
  });

  it('stop when the import is cancelled, and can be undone then', async () => {
    const { slug } = await buildProduct({ name: 'Lamp' });
    const rows = [1, 2].map((at) => `${slug},,,,,https://cdn.example/${at}.png,,,`);
    const { _id } = await check(rows, []);
    const fetchPhoto = vi.fn(async () => {
      if (fetchPhoto.mock.calls.length === 2)
        await api.call(endpoints.updateImport, {
          token,
          params: { id: _id },
          body: { action: 'cancel' },
        });
      return buildUniquePicture();
    });
    await checkAgain(_id, fetchPhoto);
    expect(await run(_id, fetchPhoto)).toMatchObject({ state: 'cancelled', photos: { done: 1 } });
    expect(await photosIn(slug)).toHaveLength(1);
    await begin(_id, 'undo');
    await runNextJob();
    expect(await photosIn(slug)).toEqual([]);
    expect(await NamedPhotoModel.countDocuments({ state: 'done' })).toBe(0);
  });
});
