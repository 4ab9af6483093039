import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildProductForm } from '../../../../testing/factories.js';
import { photoImports, photosIn, ROWS } from '../../../../testing/files/photo-imports.js';
import { buildPhotoForm, buildPhotos, buildUniquePicture } from '../../../../testing/photos.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { AuditEntryModel } from '../../../audit/index.js';
import { PhotoModel } from '../../photos/photo.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { ImportFileModel } from '../jobs/import-file.model.js';
import { runNextJob } from '../jobs/run-job.js';
import { PhotoFileModel } from './photo-file.model.js';

const api = useTestShop();

let token: string;
const { check, checkAgain, read, begin, run, states } = photoImports(api, () => token);

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

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
