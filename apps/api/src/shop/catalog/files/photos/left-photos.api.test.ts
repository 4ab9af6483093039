import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../../testing/factories.js';
import { photoImports } from '../../../../testing/files/photo-imports.js';
import { buildPhotos } from '../../../../testing/photos.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildGrid, saveGrid } from '../../../../testing/variants.js';

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
  it('says which texts and which order stay as they are', async () => {
    const { slug } = await buildPhotos(2, { name: 'Old' });
    const rows = [`${slug},,,,,${slug}-2.webp,1,Text,`, `${slug},,,,,${slug}-1.webp,2,,`];
    expect(await told(rows)).toEqual([
      [2, 'Image Alt Text', 'Text'],
      [2, 'Image Position', `${slug}-2.webp`],
    ]);
    expect(await told(rows, [`${slug}-1.webp`, `${slug}-2.webp`])).toEqual([]);
  });

  it('says which variants keep their photos', async () => {
    const { id, slug, photos } = await buildPhotos(2, { name: 'Old' });
    const [small, medium] = buildGrid().variants;
    const photo = photos[0]?._id ?? null;
    await saveGrid(id, { variants: [{ ...small, photo }, medium] as never });
    const rowOf = (size: string, src: string, shown: string) =>
      `${slug},,Size,${size},,${slug}-${src}.webp,${src},,${slug}-${shown}.webp`;
    expect(await told([rowOf('S', '1', '1'), rowOf('M', '2', '2')])).toEqual([
      [3, 'Variant Image', `${slug}-2.webp`],
    ]);
  });

  it('says nothing of a file that changes none of that', async () => {
    const { slug } = await buildPhotos(2, { name: 'Old' });
    const rows = [`${slug},,,,,${slug}-1.webp,1,,`, `${slug},,,,,${slug}-2.webp,2,,`];
    expect(await told(rows)).toEqual([]);
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
