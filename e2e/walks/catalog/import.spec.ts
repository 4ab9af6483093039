import { readFile } from 'node:fs/promises';
import { endpoints } from '@shop/shared';
import type { Page } from '@playwright/test';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { png } from '../../fuzz/inputs/pictures.js';
import { enter, sessionOf } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

/** Removes what the walk has imported: other walks count what the shop has. */
async function removeCategory(origin: string, name: string) {
  const { token } = await sessionOf(ADMIN, origin);
  const admin = new ApiClient(origin).as({ token });
  const { category: all } = await admin.call(endpoints.listCategories);
  for (const { _id: id } of all.filter((category) => category.name === name))
    await admin.call(endpoints.deleteCategory, { params: { id } });
}

const HEADER = 'Handle,Title,Type,Price,Stock,Status,Stoff';

/** Drops a file on the field for it. */
async function drop(page: Page, name: string, text: string) {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: 'text/csv' }));
      return data;
    },
    [name, text] as const,
  );
  const target = page.getByText('Drop a CSV file here').first();
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

test('An administrator checks a file, saves its wrong row, imports the others, and undoes that', async ({
  page,
  baseURL,
}, { project }) => {
  const name = `Imported on a ${project.name}`;
  const slug = `imported-${project.name}`;
  const category = `Things of a ${project.name}`;
  const file = [
    HEADER,
    `${slug},${name},${category},20,3,active,Linen`,
    `wrong-${project.name},Wrong row,${category},twenty,3,active,Linen`,
    '',
  ].join('\n');
  await enter(page, ADMIN, '/dashboard/admin/products');
  if (project.name === 'phone')
    await page.getByRole('button', { name: 'Search and filter' }).click();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).focus();
  await page.keyboard.press('Enter');
  await (
    await choosing
  ).setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('These columns are not known')).toBeVisible();
  await expectAccessible(page);
  const assigned = page.getByRole('combobox', { name: 'Stoff' });
  await assigned.click();
  await assigned.fill('An attribute');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(
    page.getByText('2 products: 1 new, 0 changed, 0 unchanged, 1 refused.'),
  ).toBeVisible();
  await expect(page.getByText('Price is not an amount such as 1234.50')).toBeVisible();
  await expect(page.getByRole('cell', { name })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.reload();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('products.csv: Imported.')).toBeVisible();
  await expect(page.getByText('Price is not an amount such as 1234.50')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the wrong rows as CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('products - wrong rows.csv');
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved).toContain(`wrong-${project.name},Wrong row`);
  expect(saved).toContain('Price is not an amount such as 1234.50');
  const report = page.url();
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Linen')).toBeVisible();

  await page.goto('/dashboard/admin/products/import');
  await drop(page, 'changed.csv', `${HEADER}\n${slug},,,25,,,\n`);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Price: $20.00 → $25.00')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await undo(page);
  await expect(page.getByText('changed.csv: Undone. 1 product: 1 as before')).toBeVisible();

  await page.goto(report);
  await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible();
  await expectAccessible(page);
  await undo(page);
  await expect(page.getByText('products.csv: Undone. 1 product: 0 as before, 1')).toBeVisible();
  await expectAccessibleIn('dark', page);
  expect((await page.request.get(`/product/${slug}`)).status()).toBe(404);
  await removeCategory(baseURL ?? '', category);
});

test('An administrator imports a German file, and says what one of its columns is', async ({
  page,
  baseURL,
}, { project }) => {
  const name = `Stuhl am ${project.name}`;
  const category = `Stühle am ${project.name}`;
  const header = 'Artikelnummer;Bezeichnung;Kategorie;Preis;Bestand;Hersteller;Status';
  await enter(page, ADMIN, '/dashboard/admin/products/import');
  await drop(
    page,
    'lieferant.csv',
    `${header}\nS-${project.name};${name};${category};1.234,50;7;Eiche;aktiv\n`,
  );
  const known = page.getByText(/^Known columns: Artikelnummer, Bezeichnung, Kategorie, Preis/);
  await expect(known).toBeVisible();
  await expect(page.getByText('These columns are not known')).toBeHidden();
  await known.click();
  const maker = page.getByRole('combobox', { name: 'Hersteller' });
  await maker.click();
  await maker.fill('An attribute');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(
    page.getByText('1 product: 1 new, 0 changed, 0 unchanged, 0 refused.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('lieferant.csv: Imported.')).toBeVisible();
  const report = page.url();
  await page.goto(`/product/stuhl-am-${project.name}`);
  await expect(page.getByText('$1,234.50').first()).toBeVisible();
  await expect(page.getByRole('row', { name: 'Hersteller Eiche' })).toBeVisible();
  await page.goto(report);
  await undo(page);
  await expect(page.getByText('lieferant.csv: Undone.')).toBeVisible();
  await removeCategory(baseURL ?? '', category);
});

test('An administrator pauses an import, goes on, and cancels it', async ({ page, baseURL }, {
  project,
}) => {
  const category = `Many of a ${project.name}`;
  // So many that an idle machine has not imported all of them before the button is pressed.
  const rows = Array.from(
    { length: 6_000 },
    (_, at) => `many-${project.name}-${at},Many ${at},${category},20,3,draft,`,
  );
  await enter(page, ADMIN, '/dashboard/admin/products/import');
  await drop(page, 'many.csv', [HEADER, ...rows, ''].join('\n'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 6,000 products' }).click();
  await expect(page.getByText(/imported: [1-9][\d,]* of 6,000/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('many.csv: Paused.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('many.csv: Being imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the import' }).click();
  await expect(page.getByText('many.csv: Cancelled.')).toBeVisible();
  await undo(page);
  await expect(page.getByText('many.csv: Undone.')).toBeVisible();
  await removeCategory(baseURL ?? '', category);
});

test('An administrator imports photos with a file, and the ZIP of an export', async ({
  page,
  baseURL,
}, { project }) => {
  const slug = `photographed-${project.name}`;
  const category = `Photographed on a ${project.name}`;
  const table = [
    'Handle,Title,Type,Price,Status,Image Src,Image Alt Text',
    `${slug},${slug},${category},20,active,Front.png,Seen from the front`,
    `${slug},,,,,back.png,`,
    '',
  ].join('\n');
  await enter(page, ADMIN, '/dashboard/admin/products/import');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (
    await choosing
  ).setFiles([
    { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
    { name: 'front.PNG', mimeType: 'image/png', buffer: png(90, 60) },
  ]);
  await expect(page.getByText('1 photo sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(
    page.getByText(/at hand or to be fetched: 1 photo of the file\. .*Not at hand: 1 photo\./),
  ).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('In place: 1 of 2 photos. Failed: 1.')).toBeVisible();
  await expect(page.getByText('Failed: No file of this name').first()).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);

  const report = page.url();
  const { token } = await sessionOf(ADMIN, baseURL ?? '');
  const admin = new ApiClient(baseURL ?? '').as({ token });
  const query = { search: slug, photos: 'true' } as const;
  const archive = await admin.call(endpoints.exportProducts, { query });
  const zip = Buffer.from(await archive.arrayBuffer());
  await page.goto('/dashboard/admin/products/import');
  await page
    .getByLabel('Files of products')
    .setInputFiles({ name: 'products.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('0 new, 0 changed, 1 unchanged')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 photo' }).click();
  await expect(page.getByText('In place: 1 of 1 photo. Failed: 0.')).toBeVisible();
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('img', { name: 'Seen from the front' })).toHaveCount(1);

  await page.goto(report);
  await undo(page);
  await expect(page.getByText('products.csv: Undone. 1 product: 0 as before, 1')).toBeVisible();
  await removeCategory(baseURL ?? '', category);
});

/** Undoes the import whose page is open, by the keyboard. */
async function undo(page: Page) {
  await page.getByRole('button', { name: 'Undo the import' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep the products' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
