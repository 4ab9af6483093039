import { expect } from '@playwright/test';
import { endpoints } from '@shop/shared';
import type { Job } from './job.js';

/** Rows are saved one after the other. */
const SAVED = { timeout: 30_000 };

const RESTOCKED = 15;
const SIZES = ['S', 'M', 'L', 'XL'];
const COLOURS = ['White', 'Black', 'Green'];

const PRICES = Array.from({ length: 30 }, (_, index) => 6 + index);

/** What a merchant does with products. */
export const PRODUCT_JOBS: Readonly<Record<string, Job>> = {
  'change thirty prices': async (hands, { mark, cups }) => {
    const { page } = hands;
    await hands.find('prices', 'Prices and stock');
    await hands.write(page.getByRole('searchbox', { name: 'Find a product' }), mark);
    await expect(page.getByText('30 products')).toBeVisible();
    const first = page.getByRole('textbox', { name: /^Price of Cup/ }).first();
    await hands.paste(first, `${PRICES.join('\n')}\n`);
    await hands.save(page.getByRole('button', { name: 'Save all' }));
    await expect
      .poll(async () => (await cups()).prices.toSorted((a, b) => a - b), SAVED)
      .toEqual(PRICES);
  },

  'restock a delivery of fifteen': async (hands, { mark, cups }) => {
    const { page } = hands;
    const before = (await cups()).stock.reduce((sum, pieces) => sum + pieces, 0);
    await hands.find('prices', 'Prices and stock');
    await hands.write(page.getByRole('searchbox', { name: 'Find a product' }), mark);
    await expect(page.getByText('30 products')).toBeVisible();
    const first = page.getByRole('textbox', { name: /^Stock of Cup/ }).first();
    await hands.paste(first, '+12\n'.repeat(RESTOCKED));
    await hands.save(page.getByRole('button', { name: 'Save all' }));
    await expect
      .poll(async () => (await cups()).stock.reduce((sum, pieces) => sum + pieces, 0), SAVED)
      .toBe(before + RESTOCKED * 12);
  },

  'a new shirt with twelve variants': async (hands, { admin, mark }) => {
    const { page } = hands;
    await hands.find('new product', 'New product');
    await hands.choose(page.getByRole('combobox', { name: 'Category' }), 'Clothing');
    await hands.write(page.getByLabel('Name', { exact: true }), `Shirt ${mark}`);
    await hands.write(page.getByLabel('Description', { exact: true }), 'Of linen');
    await hands.write(page.getByLabel('Price in dollars', { exact: true }), '29');
    await hands.write(page.getByLabel('Quantity in stock'), '0');
    await hands.save(page.getByRole('button', { name: 'CREATE PRODUCT' }));
    await hands.press(page.getByRole('link', { name: 'Add variants' }));
    for (const [index, [name, values]] of [
      ['Size', SIZES] as const,
      ['Color', COLOURS] as const,
    ].entries()) {
      await hands.press(page.getByRole('button', { name: 'Add an option' }));
      await hands.write(page.getByLabel('Name').nth(index), name);
      await hands.write(page.getByLabel('Values').nth(index), values.join('\n'));
    }
    await hands.press(page.getByRole('button', { name: 'Update the rows' }));
    const first = page.getByRole('textbox', { name: 'In stock of S / White', exact: true });
    await hands.paste(first, '10\n'.repeat(12));
    await hands.save(page.getByRole('button', { name: 'Save variants' }));
    await expect(page.getByText('Product Updated Successfully')).toBeVisible();
    const params = { slug: `shirt-${mark}` };
    const { product } = await admin.call(endpoints.getProduct, { params });
    expect(product).toMatchObject({ price: 29, quantity: 120 });
  },

  'hide what is sold out': async (hands) => {
    const { page } = hands;
    await hands.find('sold out', /[Ss]old out/);
    await hands.select(page.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = page.getByRole('region', { name: 'Selected products' });
    await hands.choose(bar.getByRole('combobox').first(), 'Set status to …');
    await hands.choose(bar.getByRole('combobox').nth(1), 'Draft');
    await hands.press(bar.getByRole('button', { name: 'Apply' }));
    await expect(bar.getByText(/products? changed/)).toBeVisible();
  },
};
