import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../../testing/factories.js';
import { photoImports } from '../../../../testing/files/photo-imports.js';
import { buildPhotos } from '../../../../testing/photos.js';
import { useTestShop } from '../../../../testing/test-shop.js';

const api = useTestShop();

let token: string;
const { check, run } = photoImports(api, () => token);

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function told(rows: readonly string[], names: readonly string[] = []) {
  const { _id } = await check(rows, names);
  const { body } = await api.call(endpoints.listImportRemarks, { token, params: { id: _id } });
  return body.remarks
    .filter(({ reason }) => reason.startsWith('Left as it is'))
    .map(({ line, column, value }) => [line, column, value]);
}

describe('a check of photos that were not sent along', () => {
  it('says which texts stay as they are, because no name says whose they are', async () => {
    const { slug } = await buildPhotos(2, { name: 'Old' });
    const rows = [`${slug},,,,,front.png,1,Text,`, `${slug},,,,,back.png,2,,`];
    expect(await told(rows)).toEqual([[2, 'Image Alt Text', 'Text']]);
    expect(await told(rows, ['front.png', 'back.png'])).toEqual([]);
  });

  it('says nothing of photos with the names of an export, nor of a file that changes none of that', async () => {
    const { slug } = await buildPhotos(2, { name: 'Old' });
    expect(await told([`${slug},,,,,${slug}-2.webp,1,Text,`])).toEqual([]);
    expect(await told([`${slug},,,,,https://cdn.example/a.png,1,,`])).toEqual([]);
  });
});

describe('photos that the file does not name', () => {
  it('are named by the check and by the import', async () => {
    const row = 'lamp,Lamp,,,20,lamp.png,1,,';
    const { _id, photos } = await check([row], ['lamp.png', 'Lamb.png', 'more/mug.png']);
    const unused = { count: 2, names: ['lamb.png', 'mug.png'] };
    expect(photos).toMatchObject({ files: 3, waiting: 1, unused });
    expect((await run(_id)).photos).toMatchObject({ done: 1, unused });
  });

  it('are not known of a file that breaks off: its rest may name them', async () => {
    const rows = ['lamp,Lamp,,,20,lamp.png,1,,', 'mug,"Mug,,,5,mug.png,1,,'];
    const { photos } = await check(rows, ['lamp.png', 'mug.png']);
    expect(photos).toMatchObject({ waiting: 1 });
    expect(photos).not.toHaveProperty('unused');
  });

  it('are not mentioned where there are none', async () => {
    const { photos } = await check(['lamp,Lamp,,,20,lamp.png,1,,'], ['lamp.png']);
    expect(photos).not.toHaveProperty('unused');
  });
});
