import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter, sessionOf } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

// One photo is refused by the shop. Playwright's trace reads blob: addresses from inside the page, which the shop's
// content policy forbids.
test.use({ isRefused: true, trace: 'off' });

const FORM = '/dashboard/admin/create-product';

const fieldsOf = (page: Page) => ({
  photo: page.locator('input[type=file]'),
  name: page.getByPlaceholder('write a name'),
  description: page.getByPlaceholder('write a description'),
  price: page.getByPlaceholder('write a Price'),
  quantity: page.getByPlaceholder('write a quantity'),
  create: page.getByRole('button', { name: 'CREATE PRODUCT' }),
});

/** Opens the form and fills in all of it but the photo. @returns its fields, its product's name, and what it sent */
async function openForm(page: Page) {
  const creations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-product') && request.method() === 'POST') {
      creations.push(request.url());
    }
  });
  await enter(page, ADMIN, FORM);
  const fields = fieldsOf(page);
  // Of digits alone: other walks count what a search for a letter finds.
  const product = `${randomInt(1e9)} ${page.viewportSize()?.width}`;
  await page.getByLabel('Category').fill('e');
  await page.keyboard.press('Enter');
  await fields.name.fill(product);
  await fields.description.fill('Of walnut');
  await fields.price.fill('5');
  await fields.quantity.fill('3');
  return { ...fields, product, creations };
}

/** The stored products of this name; they are deleted. */
async function takeStored(name: string) {
  const origin = process.env.SHOP_ORIGIN ?? '';
  const admin = new ApiClient(origin).as({ token: (await sessionOf(ADMIN, origin)).token });
  const { products } = await admin.call(endpoints.listProducts, { query: { search: name } });
  const own = products.filter((product) => product.name === name);
  for (const { _id: id } of own) await admin.call(endpoints.deleteProduct, { params: { id } });
  return own;
}

/** Puts a text into the clipboard of the page, as somebody who copies it elsewhere. */
async function copy(page: Page, text: string): Promise<void> {
  const { description } = fieldsOf(page);
  await description.fill(text);
  await description.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
}

/** A picture as the browser itself encodes it. */
async function jpegOf(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 800, height: 800 });
    const context = canvas.getContext('2d');
    for (let x = 0; x < 800; x += 4) {
      if (context) context.fillStyle = `hsl(${x} 80% ${x % 90}%)`;
      context?.fillRect(x, (x * 7) % 800, 200, 90);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** Drops files of this machine where something is on the page, as from the desktop. */
async function dropAt(page: Page, selector: string, files: string[]): Promise<void> {
  const target = page.locator(selector);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await client.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  await client.detach();
}

test('Prices are read as they are typed and pasted, or asked about, and never changed unseen', async ({
  page,
}) => {
  const form = await openForm(page);
  const { price, quantity, description, create, creations } = form;
  for (const [typed, shown] of [
    ['12,50', '12.50'],
    ['12,5', '12.50'],
    ['1.299,00', '1299.00'],
    ['1,299.00', '1299.00'],
    ['1 299,00', '1299.00'],
    ["1'299.00", '1299.00'],
    ['$12.50', '12.50'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    await expect(price, `typed ${typed}`).toHaveValue(typed);
    await page.keyboard.press('Tab');
    await expect(price, `after ${typed}`).toHaveValue(shown);

    await copy(page, typed);
    await price.fill('');
    await price.press('ControlOrMeta+v');
    await page.keyboard.press('Tab');
    await expect(price, `pasted ${typed}`).toHaveValue(shown);
    await expect(price).not.toHaveAttribute('aria-invalid');
  }

  for (const [typed, message] of [
    ['1,299', '1,299 could mean 1299.00 or 1.30. Write one of these'],
    ['1.299', '1.299 could mean 1299.00 or 1.30. Write one of these'],
    ['-3', 'Price must be 0 or more, with at most two decimals'],
    ['abc', 'Price must be 0 or more, with at most two decimals'],
    ['1e9', 'Price must be at most 1000000'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    await page.keyboard.press('Tab');
    await expect(price, typed).toHaveAccessibleDescription(message);
    await expect(price).toHaveValue(typed);
  }
  await quantity.fill('1.000');
  await create.click();
  await expect(price).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription(/^1\.000 could mean 1000 or 1\./);
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  expect(creations).toEqual([]);

  await description.fill('Of walnut');
  await price.fill('1.299,00');
  await quantity.fill('1 000');
  await price.focus();
  await price.hover();
  await page.mouse.wheel(0, 50);
  await create.click();
  await expect(page).toHaveURL(/\/dashboard\/admin\/products$/);
  expect(creations).toHaveLength(1);
  await expect(page.getByText(`${form.product} is in the list.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create another' }).click();
  await expect(form.create).toBeVisible();
  await expect(form.name).toHaveValue('');
  expect(await takeStored(form.product)).toMatchObject([{ price: 1299, quantity: 1000 }]);
});

test('No product is created while its photo can’t be used', async ({ page }) => {
  const { photo, product, create, creations } = await openForm(page);
  const jpeg = await jpegOf(page);
  for (const [name, buffer, message] of [
    ['empty.jpg', Buffer.alloc(0), 'The photo is an empty file'],
    ['paper.jpg', Buffer.from('%PDF-1.7 paper'), /^The photo must be a JPEG/],
    [
      'phone.heic',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      /^The browser can’t read this HEIC photo/,
    ],
    ['torn.jpg', jpeg.subarray(0, 100), /^The browser can’t show this file/],
  ] as const) {
    await photo.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(photo, name).toHaveAccessibleDescription(message);
    await expect(page.getByAltText('Preview of the photo')).toBeHidden();
    await create.click();
    await expect(photo, name).toBeFocused();
    await expect(photo).toHaveAccessibleDescription(message);
  }
  expect(creations).toEqual([]);
  await expectAccessible(page);

  // Browsers show what there is of a picture that is cut off later: the shop refuses it.
  const cut = {
    name: 'cut.jpg',
    mimeType: 'image/jpeg',
    buffer: jpeg.subarray(0, jpeg.length / 2),
  };
  await photo.setInputFiles(cut);
  await expect(page.getByText('cut.jpg', { exact: true })).toBeVisible();
  for (let press = 0; press < 2; press += 1) {
    await create.click();
    await expect(photo).toHaveAccessibleDescription(/damaged/);
    await expect(photo).toBeFocused();
    await photo.blur();
  }
  expect(creations.length, 'a refused photo is not sent again').toBeLessThanOrEqual(1);
  expect(await takeStored(product)).toEqual([]);
});

test('A file that is dropped on the form is its photo, and one beside it closes nothing', async ({
  page,
}, testInfo) => {
  const { product, create, creations } = await openForm(page);
  const jpeg = await jpegOf(page);
  const [notes, tray, lid] = ['notes.txt', 'tray.jpg', 'lid.jpg'].map((name) =>
    testInfo.outputPath(name),
  );
  await writeFile(notes ?? '', 'no picture');
  await writeFile(tray ?? '', jpeg);
  await writeFile(lid ?? '', jpeg);

  await dropAt(page, 'h1', [tray ?? '']);
  await expect(page.getByText('Upload Photo')).toBeVisible();
  await dropAt(page, 'textarea[name=description]', [notes ?? '', tray ?? '', lid ?? '']);
  await expect(
    page.getByText(
      'tray.jpg is the first photo. The other 2 files follow when the product is saved',
    ),
  ).toBeVisible();
  await expect(page.getByAltText('Preview of the photo')).toBeInViewport();
  await expectAccessible(page);
  expect(page.context().pages()).toHaveLength(1);
  await create.click();
  await expect(
    page.getByText(/^Remove the photos that can’t be used: notes\.txt: /).first(),
  ).toBeVisible();
  expect(creations).toEqual([]);
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await create.click();
  await expect(page).toHaveURL(/\/dashboard\/admin\/products$/);
  expect(creations).toHaveLength(1);
  expect(await takeStored(product)).toMatchObject([{ photo: { width: 800, height: 800 } }]);
});

test('A text that is too long stays, is counted, and is refused', async ({ page }) => {
  const { description, create, creations } = await openForm(page);
  await copy(page, 'A tray. '.repeat(875).trim());
  await description.fill('');
  await description.press('ControlOrMeta+v');
  await expect(page.getByText('6,999 of 5,000 characters')).toBeVisible();
  await create.click();
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(
    'Description must have at most 5000 characters 6,999 of 5,000 characters',
  );
  expect((await description.inputValue()).length).toBe(6_999);
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  expect(creations).toEqual([]);
});
