import { expect, it } from 'vitest';
import { buildProduct } from '../../../testing/factories.js';
import { buildUniquePicture } from '../../../testing/photos.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { operator } from '../../accounts/index.js';
import { importFile, planFile } from './import-file.js';

useTestShop();

const options = { currency: 'USD' };
const job = { name: 'hats.csv', options, by: operator(), isShared: false };

const fileOf = (text: string) => ({
  async *open() {
    yield await Promise.resolve(new TextEncoder().encode(text));
  },
});

it('tells what was imported otherwise, and how many rows of other currencies are left out', async () => {
  const text =
    'Handle,Title,Variant Price,Variant Inventory Qty,Currency\nhat,Hat,20,-3,USD\ncap,Cap,5,1,EUR\n';
  const source = fileOf(text);
  const told = {
    created: 1,
    refused: [],
    notices: [{ line: 2, column: 'Variant Inventory Qty' }],
    otherCurrencies: 1,
  };
  expect(await planFile(source, options)).toMatchObject(told);
  expect(await importFile(source, job)).toMatchObject(told);
});

it('tells of each new product that comes without a stock', async () => {
  const text = [
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty',
    'hat,Hat,,,20,',
    'cap,Cap,,,5,0',
    'shirt,Shirt,Size,S,10,',
    'shirt,,,M,10,',
    'coat,Coat,Size,S,10,',
    'coat,,,M,10,3',
    '',
  ].join('\n');
  const source = fileOf(text);
  const reason = 'No stock in the file: imported with 0';
  const column = 'Variant Inventory Qty';
  const notices = [
    { line: 2, column, reason },
    { line: 4, column, reason },
  ];
  expect(await planFile(source, options)).toMatchObject({ created: 4, refused: [], notices });
  expect(await importFile(source, job)).toMatchObject({ created: 4, refused: [], notices });
  expect(await importFile(source, job)).toMatchObject({ unchanged: 4, notices: [] });
});

it('tells of barcodes that another product of the shop, or an earlier line, has as well', async () => {
  await buildProduct({ name: 'Mug', details: { barcode: '036000291452' } });
  const text = [
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Variant Barcode',
    'shirt,Shirt,Size,S,10,1,0036000291452',
    'shirt,,,M,10,1,4006381333931',
    'hat,Hat,,,20,1,4006381333931',
    'cap,Cap,,,5,1,96385074',
    '',
  ].join('\n');
  const source = fileOf(text);
  const column = 'Variant Barcode';
  const notices = [
    { line: 2, column, reason: '“Mug” has this barcode too' },
    { line: 4, column, reason: 'Line 3 has this barcode too' },
  ];
  expect(await planFile(source, options)).toMatchObject({ created: 3, refused: [], notices });
  expect(await importFile(source, job)).toMatchObject({ created: 3, refused: [], notices });
  expect(await importFile(source, job)).toMatchObject({ unchanged: 3, notices: [] });
});

it('tells before which photos are missing, which are not named, and how many are not at hand', async () => {
  const rows = ['Handle,Title,Variant Price,Image Src', 'mug,Mug,5,mug.png', 'hat,Hat,5,hat.png'];
  const source = fileOf(`${rows.join('\n')}\n`);
  const picture = await buildUniquePicture();
  const photo = (name: string, bytes = picture) => ({ name, read: () => Promise.resolve(bytes) });
  const photos = [photo('mug.png'), photo('lamp.png'), photo('hat.png', Buffer.from('text'))];
  const told = {
    done: 1,
    failed: [{ line: 3, src: 'hat.png', reason: 'No file of this name was sent with the import' }],
    unused: { count: 1, names: ['lamp.png'] },
  };
  expect(await planFile(source, options)).toMatchObject({ created: 2, photosLeft: 2 });
  expect(await planFile(source, options)).not.toHaveProperty('photos');
  const planned = await planFile(source, options, { photos });
  expect(planned.photos).toEqual(told);
  expect(planned).not.toHaveProperty('photosLeft');
  expect((await importFile(source, { ...job, photos })).photos).toEqual(told);
});
