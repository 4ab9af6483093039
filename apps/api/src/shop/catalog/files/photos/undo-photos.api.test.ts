import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildProductForm } from '../../../../testing/factories.js';
import { photoImports, photosIn } from '../../../../testing/files/photo-imports.js';
import { buildUniquePicture } from '../../../../testing/photos.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { ProductModel } from '../../products/product.model.js';
import { runNextJob } from '../jobs/run-job.js';

const api = useTestShop();

let token: string;
const { check, checkAgain, begin, run } = photoImports(api, () => token);

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const told = async (slug: string) =>
  (await photosIn(slug)).map(({ _id, alt }) => [_id.toHexString(), alt]);

/** Imports files of these photos, in this order, for a product that has them already. */
async function importAgain(rows: readonly string[], pictures: Readonly<Record<string, Buffer>>) {
  const { _id } = await check(rows, []);
  for (const [name, bytes] of Object.entries(pictures)) {
    const body = buildProductForm({ name, photo: new Blob([new Uint8Array(bytes)]) });
    await api.call(endpoints.addImportPhoto, { token, params: { id: _id }, body });
  }
  await checkAgain(_id);
  await run(_id);
  return _id;
}

async function undo(id: string) {
  await begin(id, 'undo');
  await runNextJob();
}

describe('undoing an import of photos that the product had', () => {
  const pictures: Record<string, Buffer> = {};

  beforeEach(async () => {
    for (const name of ['a.png', 'b.png']) pictures[name] = await buildUniquePicture();
    await importAgain(['mug,Mug,,,5,a.png,1,Old,', 'mug,,,,,b.png,2,,'], pictures);
  });

  it('gives them back their texts and their order', async () => {
    const before = await told('mug');
    const id = await importAgain(['mug,,,,,b.png,1,Back,', 'mug,,,,,a.png,2,New,'], pictures);
    expect((await told('mug')).map(([, alt]) => alt)).toEqual(['Back', 'New']);
    await undo(id);
    expect(await told('mug')).toEqual(before);
  });

  it('leaves what somebody has changed since', async () => {
    const id = await importAgain(['mug,,,,,b.png,1,Back,', 'mug,,,,,a.png,2,New,'], pictures);
    const [first, second] = await photosIn('mug');
    const product = await ProductModel.findOne({ slug: 'mug' }).orFail().lean();
    const params = { id: product._id.toHexString() };
    const { body } = await api.call(endpoints.getPhotos, { token, params });
    await api.call(endpoints.arrangePhotos, {
      token,
      params,
      body: {
        revision: body.revision,
        photos: [
          { _id: second?._id.toHexString() ?? '', alt: 'Mine' },
          { _id: first?._id.toHexString() ?? '', alt: 'Back' },
        ],
      },
    });
    await undo(id);
    expect(await told('mug')).toEqual([
      [second?._id.toHexString() ?? '', 'Mine'],
      [first?._id.toHexString() ?? '', ''],
    ]);
  });
});
