import { randomUUID } from 'node:crypto';
import type { Product } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { delayWrites } from '../lib/price-table/delayed-writes.js';
import { enter } from '../lib/enter.js';
import { gridOn, type Column } from '../lib/price-table/grid.js';
import { test } from '../lib/own/own-products.js';
import { SOLD, typedRow, type TypedRow } from '../lib/price-table/typed-rows.js';
import { expect } from '../lib/walk.js';

test.use({ isRefused: true });

/** How many prices, and how many restocks, are typed in all. */
const TYPED = Number(process.env.TYPED ?? 20);
const PACES = [40, 60, 120];
const DELAYS = [0, 150, 600];
const ROUNDS = DELAYS.flatMap((delay) => PACES.map((pace) => ({ delay, pace })));
const ROWS = Math.ceil(TYPED / ROUNDS.length);
const COLUMNS = ['Price', 'Stock'] as const;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

test('Prices and restocks typed quickly are each saved once, in their own rows', async ({
  page,
  baseURL,
  buildOwnProducts,
}, { project }) => {
  test.setTimeout(60_000 + TYPED * 10_000);
  const names = Array.from({ length: ROWS }, (_, index) => `Parcel ${project.name} ${index}`);
  const own = await buildOwnProducts(names, 46);
  // The newest is the first row.
  const products = own.products.toReversed();
  const visitor = new ApiClient(baseURL ?? '');
  const shopper = await visitor.signIn(await buildShopper(visitor));
  const writes = await delayWrites(page);
  await enter(page, ADMIN, `/dashboard/admin/prices?search=${own.mark}`);
  const grid = gridOn(page);
  await expect(grid.fields('Price')).toHaveCount(ROWS);
  let count = 0;

  for (const [round, { delay, pace }] of ROUNDS.entries()) {
    const isLarge = round < TYPED % ROUNDS.length;
    const size = Math.floor(TYPED / ROUNDS.length) + Number(isLarge);
    for (const column of COLUMNS) {
      await test.step(`${column}, ${pace} ms a key, ${delay} ms of delay`, async () => {
        const rows = products.slice(0, size).map((product) => {
          count += 1;
          return typedRow(column, product, count, { own, sell });
        });
        const before = await storedOf(column);
        writes.restart(delay);
        const entries = rows.map(({ entry }) => entry);
        await grid.typeDown(column, entries, pace);
        await expectFocusAfter(column, size);
        await grid.settle();
        await expectStored(column, rows, before);
        // No reply has taken the focus.
        await expectFocusAfter(column, size);
        const sent = rows.map(({ product: { _id } }) => writes.countOf(_id));
        expect(sent, 'saves of each row').toEqual(rows.map(({ saves }) => saves));
        expect(writes.delayed(), 'delayed calls').toBe(delay > 0 ? sumOf(sent) : 0);
        await goOverAgain(rows);
      });
    }
  }
  expect(writes.overlapping, 'saves of a row before the one before was answered').toEqual([]);

  async function sell({ _id }: Product) {
    const items = [{ product: _id, quantity: SOLD }];
    expect((await shopper.placeOrder(items, randomUUID())).status).toBe(201);
  }

  async function storedOf(column: Column): Promise<Map<string, number>> {
    const stored = await own.stored();
    return new Map(
      stored.map(({ _id, price, quantity }) => [_id, column === 'Price' ? price : quantity]),
    );
  }

  async function expectFocusAfter(column: Column, size: number) {
    const next = products[size];
    await expect(next ? grid.field(column, next.name) : grid.end).toBeFocused();
  }

  async function expectStored(
    column: Column,
    rows: readonly TypedRow[],
    before: ReadonlyMap<string, number>,
  ) {
    const now = await storedOf(column);
    for (const { product, last, refusal, stored } of rows) {
      const { name, _id } = product;
      expect(now.get(_id), name).toBe(stored ?? before.get(_id));
      const field = grid.field(column, name);
      // Prices are typed as fields show them, with two decimals.
      await expect(field).toHaveValue(refusal || column === 'Price' ? last : String(stored));
      if (refusal) await expect(field).toHaveAccessibleDescription(refusal);
      else await expect(grid.row(name).getByRole('button')).toHaveCount(0);
    }
  }

  /** Presses Enter in rows that are saved, which must save nothing again, and gives up those that were refused. */
  async function goOverAgain(rows: readonly TypedRow[]) {
    const before = await own.stored();
    for (const { product, refusal, isOutdated } of rows) {
      const row = grid.row(product.name);
      if (!refusal) await grid.field('Stock', product.name).press('Enter');
      if (isOutdated) {
        await row.getByRole('button', { name: 'Load the saved product' }).click();
        await expect(row.getByText('You both changed: price')).toBeVisible();
      }
      if (refusal) await row.getByRole('button', { name: /^Discard/ }).click();
      await expect(row.getByRole('button')).toHaveCount(0);
    }
    expect(await own.stored()).toEqual(before);
  }
});
