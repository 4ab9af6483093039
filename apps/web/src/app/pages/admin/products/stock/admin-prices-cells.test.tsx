import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  compareAtOf,
  enterInto,
  openPrices,
  priceOf,
  savedRows,
  stockOf,
  typeInto,
} from '../../../../../testing/serve-prices';

let shop: Awaited<ReturnType<typeof openPrices>>;

beforeEach(async () => {
  shop = await openPrices();
});

const paste = (field: HTMLInputElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } });

test.each([
  ['+12', 58],
  ['-3', 43],
  ['−3', 43],
  ['+ 1 000', 1046],
])('a stock of %s changes what there was', async (typed, quantity) => {
  enterInto(stockOf('Atlas'), typed);
  await savedRows();
  expect(shop.sent).toMatchObject([{ quantity, quantityBefore: 46 }]);
  expect(stockOf('Atlas')).toHaveValue(String(quantity));
});

test('a change is shown as the stock after it once the field is left', () => {
  typeInto(stockOf('Atlas'), '+12');
  fireEvent.blur(stockOf('Atlas'));
  expect(stockOf('Atlas')).toHaveValue('58');
  typeInto(stockOf('Atlas'), '-3');
  fireEvent.blur(stockOf('Atlas'));
  expect(stockOf('Atlas')).toHaveValue('43');
});

test('a change that is typed during a save is counted on top of it', async () => {
  const release = shop.hold(0);
  enterInto(stockOf('Atlas'), '+12');
  await waitFor(() => expect(shop.sent).toHaveLength(1));
  shop.sell('Atlas', 6);
  enterInto(stockOf('Atlas'), '+5');
  release();
  await waitFor(() => expect(shop.stored('Atlas').quantity).toBe(46 + 12 - 6 + 5));
  expect(shop.sent).toHaveLength(2);
});

test('no stock is taken below nothing', async () => {
  enterInto(stockOf('Atlas'), '-47');
  await waitFor(() => expect(stockOf('Atlas')).toBeInvalid());
  expect(shop.sent).toEqual([]);
});

test('a compare-at price is set and cleared, and sent only then', async () => {
  enterInto(compareAtOf('Atlas'), '8,50');
  await savedRows();
  enterInto(priceOf('Atlas'), '6');
  await waitFor(() => expect(shop.sent).toHaveLength(2));
  await waitFor(() => expect(compareAtOf('Atlas')).toHaveValue('8.50'));
  enterInto(compareAtOf('Atlas'), '');
  await waitFor(() => expect(shop.sent).toHaveLength(3));
  expect(shop.sent[0]).toMatchObject({ compareAtPrice: '8.5', compareAtPriceBefore: '' });
  expect(shop.sent[1]).not.toHaveProperty('compareAtPrice');
  expect(shop.sent[2]).toMatchObject({ compareAtPrice: '', compareAtPriceBefore: '8.5' });
});

test('a block of cells is pasted over the rows, and all of it saved at once', async () => {
  paste(priceOf('Atlas'), '7.50\t9\t+4\r\n8\t\t10\r\n9\t\t11\r\n');
  expect(priceOf('Globe')).toHaveValue('8');
  expect(stockOf('Atlas')).toHaveValue('50');
  expect(await screen.findByText(/^There are no more rows here: 1 of those/)).toBeInTheDocument();
  expect(screen.getByText('2 rows are not saved')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Save all'));
  await waitFor(async () => expect(await savedRows()).toHaveLength(2));
  expect(shop.sent).toMatchObject([
    { price: 7.5, quantity: 50, compareAtPrice: '9' },
    { price: 8, quantity: 10 },
  ]);
  expect(screen.queryByText('Save all')).toBeNull();
});

async function saveBlock() {
  paste(priceOf('Atlas'), '7.50\t9\t+4\r\n8\t\t10\r\n');
  fireEvent.click(await screen.findByText('Save all'));
  expect(await screen.findByText('2 rows are saved')).toBeInTheDocument();
}

test('all that was saved at once is undone at once, and what was sold since stays sold', async () => {
  await saveBlock();
  shop.sell('Atlas', 6);
  fireEvent.click(screen.getByText('Undo'));
  expect(await screen.findByText('2 rows restored.')).toBeInTheDocument();
  expect(shop.sent.slice(2)).toMatchObject([
    { price: 5, priceBefore: 7.5, compareAtPrice: '', compareAtPriceBefore: '9' },
    { price: 5, priceBefore: 8, quantity: 46, quantityBefore: 10 },
  ]);
  expect(shop.stored('Atlas')).toMatchObject({ price: 5, quantity: 40 });
  expect(screen.queryByText('Undo')).toBeNull();
});

test('the offer to undo goes with the next change', async () => {
  await saveBlock();
  typeInto(priceOf('Atlas'), '3');
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
});

test('what was saved in one row alone is undone as well', async () => {
  enterInto(stockOf('Atlas'), '50');
  expect(await screen.findByText('1 row is saved')).toBeInTheDocument();
  shop.sell('Atlas', 6);
  fireEvent.click(screen.getByText('Undo'));
  expect(await screen.findByText('1 row restored.')).toBeInTheDocument();
  expect(shop.stored('Atlas')).toMatchObject({ quantity: 40 });
  fireEvent.change(priceOf('Globe'), { target: { value: '9' } });
  fireEvent.click(
    await screen.findByText('Save', { exact: false, selector: 'button[type=submit]' }),
  );
  expect(await screen.findByText('1 row is saved')).toBeInTheDocument();
});

test('several saves are undone one after the other, and leave what others have changed', async () => {
  enterInto(priceOf('Atlas'), '6');
  expect(await screen.findByText('1 row is saved')).toBeInTheDocument();
  enterInto(priceOf('Atlas'), '7');
  expect(await screen.findByText('1 row is saved · 1 earlier save')).toBeInTheDocument();
  enterInto(stockOf('Globe'), '90');
  expect(await screen.findByText('1 row is saved · 2 earlier saves')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Undo'));
  expect(await screen.findByText('1 row is saved · 1 earlier save')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Undo'));
  expect(await screen.findByText('1 row is saved')).toBeInTheDocument();
  expect(shop.stored('Atlas')).toMatchObject({ price: 6 });
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
  expect(shop.stored('Atlas')).toMatchObject({ price: 5 });
});

test('a pasted row is used up by a product whose variants have its prices', async () => {
  cleanup();
  await openPrices('Map');
  paste(priceOf('Atlas'), '7\n8\n9');
  expect(priceOf('Atlas')).toHaveValue('7');
  expect(priceOf('Globe')).toHaveValue('9');
  const leftOut =
    /of their own: Map\. To paste into those, open them with “Variants” in the row\.$/;
  expect(await screen.findByText(leftOut)).toBeInTheDocument();
  expect(screen.queryByText(/no more rows/)).toBeNull();
});

test('text without tabs and line breaks is pasted as ever', () => {
  expect(paste(priceOf('Atlas'), '7.50\n')).toBe(true);
});

test('Ctrl+D copies from the row above, and Fill down to all rows below', async () => {
  typeInto(priceOf('Atlas'), '7.50');
  fireEvent.keyDown(priceOf('Globe'), { key: 'd', ctrlKey: true });
  expect(priceOf('Globe')).toHaveValue('7.50');
  fireEvent.click(screen.getByLabelText('Fill down In stock'));
  typeInto(stockOf('Atlas'), '3');
  fireEvent.click(screen.getByLabelText('Fill down In stock'));
  expect(stockOf('Globe')).toHaveValue('3');
  fireEvent.click(await screen.findByText('Discard all'));
  await waitFor(() => expect(stockOf('Globe')).toHaveValue('46'));
  expect(priceOf('Globe')).toHaveValue('5.00');
  expect(shop.sent).toEqual([]);
});

test('a typed change is copied as that change, since each row has its own stock', async () => {
  enterInto(stockOf('Globe'), '40');
  await savedRows();
  typeInto(stockOf('Atlas'), '+12');
  fireEvent.blur(stockOf('Atlas'));
  fireEvent.click(screen.getByLabelText('Fill down In stock'));
  expect(stockOf('Atlas')).toHaveValue('58');
  expect(stockOf('Globe')).toHaveValue('52');
  typeInto(stockOf('Atlas'), '5');
  typeInto(stockOf('Atlas'), '58');
  fireEvent.blur(stockOf('Atlas'));
  fireEvent.keyDown(stockOf('Globe'), { key: 'd', ctrlKey: true });
  expect(stockOf('Globe')).toHaveValue('58');
});

test('a change that was saved is copied as one, also if pieces were sold meanwhile', async () => {
  shop.sell('Atlas', 6);
  enterInto(stockOf('Atlas'), '+12');
  await savedRows();
  expect(stockOf('Atlas')).toHaveValue('52');
  fireEvent.keyDown(stockOf('Globe'), { key: 'd', ctrlKey: true });
  fireEvent.blur(stockOf('Globe'));
  expect(stockOf('Globe')).toHaveValue('58');
});

test('a change that was discarded is not copied', async () => {
  typeInto(stockOf('Atlas'), '+12');
  fireEvent.blur(stockOf('Atlas'));
  fireEvent.click(await screen.findByText('Discard'));
  await waitFor(() => expect(stockOf('Atlas')).toHaveValue('46'));
  typeInto(stockOf('Globe'), '1');
  fireEvent.keyDown(stockOf('Globe'), { key: 'd', ctrlKey: true });
  expect(stockOf('Globe')).toHaveValue('46');
});

test('Escape gives a cell back what it had when it was entered', async () => {
  typeInto(priceOf('Atlas'), '7');
  priceOf('Globe').focus();
  fireEvent.keyDown(priceOf('Globe'), { key: 'd', ctrlKey: true });
  expect(fireEvent.keyDown(priceOf('Globe'), { key: 'Escape' })).toBe(false);
  expect(priceOf('Globe')).toHaveValue('5.00');
  expect(priceOf('Globe')).toHaveFocus();
  expect(await screen.findAllByText('Discard')).toHaveLength(1);
  priceOf('Atlas').focus();
  expect(fireEvent.keyDown(priceOf('Atlas'), { key: 'Escape' })).toBe(true);
  expect(priceOf('Atlas')).toHaveValue('7');
  typeInto(stockOf('Atlas'), '+12');
  fireEvent.keyDown(stockOf('Atlas'), { key: 'Escape' });
  expect(stockOf('Atlas')).toHaveValue('46');
  expect(shop.sent).toEqual([]);
});

test('Escape takes back nothing that was saved', async () => {
  typeInto(stockOf('Atlas'), '50');
  fireEvent.keyDown(stockOf('Atlas'), { key: 's', ctrlKey: true });
  await savedRows();
  fireEvent.keyDown(stockOf('Atlas'), { key: 'Escape' });
  expect(stockOf('Atlas')).toHaveValue('50');
});

test('the keys of the cells are in the help', () => {
  fireEvent.keyDown(document.body, { key: '?' });
  expect(screen.getByText('take back what was typed into the cell')).toBeVisible();
});
