import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../../../testing/factories.js';
import { photoImports, photosIn } from '../../../../../testing/files/photo-imports.js';
import { buildPhotos } from '../../../../../testing/photos.js';
import { useTestShop } from '../../../../../testing/test-shop.js';
import { saveGrid } from '../../../../../testing/variants.js';
import { ProductModel } from '../../../products/product.model.js';
import { VariantModel } from '../../../variants/variant.model.js';
import { NamedPhotoModel } from '../named-photo.model.js';
import { runNextJob } from '../../jobs/run-job.js';

const api = useTestShop();

let token: string;
const { check, begin, run } = photoImports(api, () => token);

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const ROW = { price: 10, quantity: 1, sku: null };

/** A polo in two sizes with two photos, the first of which S shows. */
async function buildPolo() {
  const { id, slug, photos } = await buildPhotos(2, { name: 'Polo' });
  await saveGrid(id, {
    variants: [
      { ...ROW, values: ['S'], photo: photos[0]?._id ?? '' },
      { ...ROW, values: ['M'] },
    ],
  });
  return { id, slug, photos: photos.map(({ _id }) => _id) };
}

const texts = async (slug: string) =>
  (await photosIn(slug)).map(({ _id, alt }) => [_id.toHexString(), alt]);

const shown = async () =>
  (await VariantModel.find().sort({ position: 1 }).lean()).map(({ photo }) => photo?.toHexString());

async function changesIn(id: string) {
  const { body } = await api.call(endpoints.listImportResults, {
    token,
    params: { id },
    query: { outcome: 'changed' },
  });
  return body.results.flatMap(({ changes }) =>
    changes.map(({ field, before, after }) => [field, before, after]),
  );
}

const rowsOf = (slug: string) => [
  `${slug},,Size,S,,${slug}-2.webp,1,From behind,${slug}-2.webp`,
  `${slug},,,M,,${slug}-1.webp,2,,${slug}-1.webp`,
];

describe('a file that names the photos of a product as an export does', () => {
  it('changes their texts, their order and those of variants without their files', async () => {
    const { slug, photos } = await buildPolo();
    const [front = '', back = ''] = photos;
    const { _id, counts } = await check(rowsOf(slug), []);
    expect(counts).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await changesIn(_id)).toEqual([
      ['Alt text of polo-2.webp', '', 'From behind'],
      ['Order of the photos', 'polo-1.webp, polo-2.webp', 'polo-2.webp, polo-1.webp'],
      ['Photo of S', 'polo-1.webp', 'polo-2.webp'],
      ['Photo of M', '', 'polo-1.webp'],
    ]);
    expect((await run(_id)).counts).toMatchObject({ changed: 1 });
    expect(await texts(slug)).toEqual([
      [back, 'From behind'],
      [front, ''],
    ]);
    expect(await shown()).toEqual([back, front]);
  });

  it('changes nothing the second time, also after somebody has arranged them', async () => {
    const { slug } = await buildPolo();
    const first = await check(rowsOf(slug), []);
    await run(first._id);
    const second = await check(rowsOf(slug), []);
    expect(second.counts).toMatchObject({ changed: 0, unchanged: 1 });
    await run(second._id);
    expect(await NamedPhotoModel.countDocuments({ job: second._id })).toBe(0);
  });

  it('is undone, but not what somebody has changed since', async () => {
    const { slug, photos } = await buildPolo();
    const [front = '', back = ''] = photos;
    const { _id } = await check(rowsOf(slug), []);
    await run(_id);
    const { variants } = await VariantModel.find()
      .lean()
      .then((found) => ({ variants: found }));
    const medium = variants.find(({ values }) => values[0] === 'M');
    await VariantModel.updateOne({ _id: medium?._id }, { $set: { photo: back } });
    await begin(_id, 'undo');
    await runNextJob();
    expect(await texts(slug)).toEqual([
      [front, ''],
      [back, ''],
    ]);
    expect(await shown()).toEqual([front, back]);
  });

  it('means them by an earlier address, too, and by names that outlast a removal', async () => {
    const { id, photos } = await buildPhotos(3, { name: 'Cap' });
    const params = { id, photoId: photos[1]?._id ?? '' };
    await api.call(endpoints.removePhoto, { token, params });
    await ProductModel.updateOne({ _id: id }, { $set: { slug: 'hat' }, $push: { slugs: 'hat' } });
    const { _id } = await check(
      ['hat,,,,,cap-3.webp,1,Third,', 'hat,,,,,cap-2.webp,2,Second,'],
      [],
    );
    await run(_id);
    expect((await texts('hat')).map(([, alt]) => alt)).toEqual(['', 'Third']);
  });

  it('misses none of them when only others are sent', async () => {
    const { slug, photos } = await buildPhotos(2, { name: 'Polo' });
    const { _id } = await check(
      [
        `${slug},,,,,${slug}-1.webp,1,,`,
        `${slug},,,,,new.png,2,,`,
        `${slug},,,,,${slug}-2.webp,3,,`,
      ],
      ['new.png'],
    );
    expect((await run(_id)).photos).toMatchObject({ done: 3, failed: 0, left: 0 });
    const now = (await photosIn(slug)).map((one) => one._id.toHexString());
    expect([now[0], now[2]]).toEqual(photos.map((photo) => photo._id));
  });
});
