import { expect, it } from 'vitest';
import {
  countsText,
  fileProductsText,
  madeText,
  photoCountsText,
  stocksText,
  undoText,
  unusedPhotosText,
} from './import-texts';

const counts = { created: 1, changed: 0, unchanged: 0, refused: 0 };
const read = { state: 'done' as const, columns: [], options: { columns: {} } };
const textFor = (otherCurrencies: number) =>
  countsText({ ...read, processed: 1, products: 1, counts, otherCurrencies });

it('counts rows of other currencies, if there are any', () => {
  expect(textFor(0)).toBe('1 product: 1 new, 0 changed, 0 unchanged, 0 refused.');
  expect(textFor(1)).toMatch(/ 1 row of another currency is left out\.$/);
  expect(textFor(2)).toMatch(/ 2 rows of other currencies are left out\.$/);
});

it('counts rows where the file does not say which products they are of', () => {
  const textOf = (column: string) =>
    countsText({
      ...read,
      processed: 3,
      products: 3,
      counts,
      otherCurrencies: 0,
      columns: [{ header: 'Column', column }],
    });
  expect(textOf('sku')).toMatch(/^3 rows: 1 new/);
  expect(textOf('title')).toMatch(/^3 products: 1 new/);
});

it('says nothing of photos in place if there are none', () => {
  const photos = { files: 0, left: 2, waiting: 0, done: 0, failed: 0 };
  expect(photoCountsText('done', photos)).toMatch(/^Not at hand: 2 photos\. No file of their name/);
});

it('does not take photos for at hand that are still to be fetched', () => {
  const photos = { files: 0, left: 0, waiting: 23, done: 0, failed: 0 };
  const means =
    'They are put first, in the order of the file and with its texts, and variants show those that it names for them.';
  expect(photoCountsText('checked', photos)).toBe(`To be fetched: 23 photos of the file. ${means}`);
  expect(photoCountsText('checked', { ...photos, files: 4 })).toBe(
    `4 photos sent. At the last check, at hand or to be fetched: 23 photos of the file. ${means} Check the file again to count photos that were sent since.`,
  );
});

it('names photos that the file does not name', () => {
  const photos = { files: 3, left: 0, waiting: 0, done: 1, failed: 0 };
  expect(unusedPhotosText(photos)).toBe('');
  expect(unusedPhotosText({ ...photos, unused: { count: 1, names: ['a.png'] } })).toBe(
    'Sent, but not named by the file: a.png. Photos are found by their names, so rename them there or here.',
  );
  const names = Array.from({ length: 20 }, (_, at) => `${at}.png`);
  expect(unusedPhotosText({ ...photos, unused: { count: 300, names } })).toMatch(
    /19\.png, and 280 more\. Photos/,
  );
});

it('says of photos of an undone import what was before', () => {
  const photos = { files: 3, left: 20, waiting: 0, done: 3, failed: 0 };
  expect(photoCountsText('undone', photos)).toBe(
    'Before it was undone, in place: 3 of 3 photos. Failed: 0.',
  );
});

it('names the categories and brands that are made', () => {
  expect(madeText({})).toBe('');
  expect(madeText({ made: { categories: ['Tops', 'Kitchen'], brands: [] } })).toBe(
    'New categories: Tops and Kitchen.',
  );
  const brands = Array.from({ length: 22 }, (_, at) => `B${at}`);
  expect(madeText({ made: { categories: [], brands } })).toMatch(
    /^New brands: B0, .*, and 2 more\.$/,
  );
});

it('says which stocks change, and which were sold from since the export', () => {
  expect(stocksText({})).toBe('');
  expect(stocksText({ stocks: { changed: 0, left: 0 } })).toBe('');
  expect(stocksText({ stocks: { changed: 12, left: 0 } })).toBe('Stock of 12 products changes.');
  expect(stocksText({ stocks: { changed: 0, left: 1 } })).toBe(
    'Stock of 1 product has changed since the file was exported and stays as it is: the file has it unedited.',
  );
});

it('says what undoing has deleted of what was made, and what is still there', () => {
  const undone = { restored: 0, deleted: 2, archived: 0, left: 0 };
  const products = '2 products: 0 as before, 2 deleted.';
  expect(undoText({ counts: undone })).toBe(products);
  expect(undoText({ counts: undone, made: { categories: 37, brands: 1, left: [] } })).toBe(
    `${products} Deleted, because they are empty again: 37 categories and 1 brand.`,
  );
  expect(undoText({ counts: undone, made: { categories: 0, brands: 0, left: ['Tops'] } })).toBe(
    `${products} Still there, because they are in use or have been changed: Tops.`,
  );
});

it('says of an undone import that has changed photos alone what became of those', () => {
  const counts = { restored: 0, deleted: 0, archived: 0, left: 0 };
  expect(undoText({ counts })).toBe(
    'The photos are as before, without those that somebody has changed since.',
  );
});

it('counts products where a column was assigned to their titles by hand', () => {
  const columns = [{ header: 'Was', column: null }];
  expect(fileProductsText(2, { columns, options: { columns: {} } })).toBe('2 rows');
  expect(fileProductsText(2, { columns, options: { columns: { Was: 'title' } } })).toBe(
    '2 products',
  );
});

it('says how many products a cancelled import has left out', () => {
  const cut = { ...read, processed: 800, products: 4_000, counts, otherCurrencies: 0 };
  expect(countsText({ ...cut, state: 'cancelled' })).toMatch(
    /refused\. Not imported: the other 3,200 products\.$/,
  );
  expect(countsText({ ...cut, state: 'running' })).not.toMatch(/Not imported/);
});
