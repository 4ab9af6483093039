import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildProduct } from '../../../../testing/factories.js';
import { photoImports, photosIn, ROWS } from '../../../../testing/files/photo-imports.js';
import { buildUniquePicture } from '../../../../testing/photos.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { PhotoModel } from '../../photos/photo.model.js';
import { runNextJob } from '../jobs/run-job.js';
import { OutsideError } from '../../../../platform/outside/outside-error.js';
import { NamedPhotoModel } from './named-photo.model.js';
import type { FetchPhoto } from './photo-sources.js';

const api = useTestShop();

let token: string;
const { check, checkAgain, read, begin, run, states } = photoImports(api, () => token);

beforeEach(async () => {
  ({ token } = await buildAdmin());
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
        ? Promise.reject(new OutsideError('The server answered with 404'))
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
    await runNextJob({ signal: stopping.signal, fetchPhoto });
    expect(await read(_id)).toMatchObject({ state: 'running', photos: { waiting: 1, done: 2 } });
    await runNextJob({ fetchPhoto });
    expect(await read(_id)).toMatchObject({ state: 'done', photos: { waiting: 0, done: 3 } });
    expect(fetchPhoto).toHaveBeenCalledTimes(3);
    expect(await PhotoModel.distinct('product')).toHaveLength(3);
  });

  it('are not fetched again by a later import as long as the product has them', async () => {
    const { id, slug } = await buildProduct({ name: 'Lamp' });
    const rows = [`${slug},,,,,https://cdn.example/a.png,,,`];
    const fetchPhoto = vi.fn(photo);
    const importRows = async () => {
      const { _id } = await check(rows, []);
      await checkAgain(_id, fetchPhoto);
      expect((await run(_id, fetchPhoto)).photos).toMatchObject({ done: 1, failed: 0 });
    };
    await importRows();
    const [first] = await photosIn(slug);
    await importRows();
    expect(fetchPhoto).toHaveBeenCalledOnce();
    expect(await photosIn(slug)).toEqual([first]);
    const params = { id, photoId: String(first?._id) };
    await api.call(endpoints.removePhoto, { token, params });
    await importRows();
    expect(fetchPhoto).toHaveBeenCalledTimes(2);
    expect(await photosIn(slug)).toHaveLength(1);
  });

  it('are given up when they end the shop again and again', async () => {
    const { _id } = await check(['lamp,Lamp,,,20,https://cdn.example/a.png,,,'], []);
    const fetchPhoto = vi.fn(photo);
    await checkAgain(_id, fetchPhoto);
    await begin(_id);
    const killed = () => Promise.reject(new Error('killed'));
    for (let kill = 0; kill < 5; kill += 1)
      await expect(runNextJob({ fetchPhoto: killed })).rejects.toThrow('killed');
    await runNextJob({ fetchPhoto });
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
