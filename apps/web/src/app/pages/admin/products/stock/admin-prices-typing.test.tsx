import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { on, refusal, server } from '../../../../../testing/handlers';
import {
  enterInto,
  openPrices,
  priceOf,
  readEdit,
  savedRows,
  stockOf,
  typeInto,
} from '../../../../../testing/serve-prices';

const UNCONFIRMED = 'The shop did not confirm this. Save it again: nothing is counted twice.';

let shop: Awaited<ReturnType<typeof openPrices>>;

beforeEach(async () => {
  shop = await openPrices();
});

test('Enter goes to the next row at once, and both rows are saved with their own values', async () => {
  const release = shop.hold(0);
  enterInto(priceOf('Atlas'), '410.5');
  expect(priceOf('Globe')).toHaveFocus();
  expect(priceOf('Globe').selectionEnd).toBe(priceOf('Globe').value.length);
  enterInto(priceOf('Globe'), '413.5');
  await savedRows();
  expect(priceOf('Atlas')).toHaveValue('410.5');
  release();
  await waitFor(async () => expect(await savedRows()).toHaveLength(2));
  expect(shop.sent.map(({ price }) => price)).toEqual([410.5, 413.5]);
  expect([shop.stored('Atlas').price, shop.stored('Globe').price]).toEqual([410.5, 413.5]);
});

test('Enter in the last row leads to the end of the list, and the arrow up leads back', async () => {
  enterInto(priceOf('Globe'), '8');
  const end = screen.getByText('End of this page');
  expect(end).toHaveFocus();
  fireEvent.keyDown(end, { key: 'ArrowUp' });
  expect(priceOf('Globe')).toHaveFocus();
  await savedRows();
});

test('a refusal is said once, in its own row, and the focus stays where one types', async () => {
  const message = 'Alice changed the price after you opened this product.';
  server.use(
    on(endpoints.updatePriceAndStock).answer(() =>
      refusal(409, message, [{ field: 'price', message }]),
    ),
  );
  enterInto(priceOf('Atlas'), '6');
  typeInto(priceOf('Globe'), '7');
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(priceOf('Globe')).toHaveFocus();
  expect(priceOf('Globe')).toHaveValue('7');
  expect(priceOf('Atlas')).toHaveValue('6');
  expect(priceOf('Atlas')).toBeInvalid();
  expect(priceOf('Atlas')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByText(message).closest('[role="status"]')).toHaveTextContent(/^Atlas: /);
});

test('what is invalid is said in its row while one types in the next', async () => {
  enterInto(priceOf('Atlas'), '1000001');
  expect(priceOf('Globe')).toHaveFocus();
  expect(await screen.findByText('Price must be at most 1000000')).toBeInTheDocument();
  expect(priceOf('Globe')).toHaveFocus();
  expect(shop.sent).toEqual([]);
});

test('after a save the row shows what is stored, and saves it no second time', async () => {
  const release = shop.hold(0);
  enterInto(stockOf('Atlas'), '96');
  await waitFor(() => expect(shop.sent).toHaveLength(1));
  shop.sell('Atlas', 3);
  release();
  await savedRows();
  expect(stockOf('Atlas')).toHaveValue('93');
  expect(screen.queryByText('Save')).toBeNull();
  fireEvent.keyDown(stockOf('Atlas'), { key: 'Enter' });
  fireEvent.submit(stockOf('Atlas').closest('form') ?? document.body);
  await savedRows();
  expect(shop.sent).toHaveLength(1);
});

test('what is typed during a save is saved after it, and what was sold before the reply stays sold', async () => {
  const release = shop.hold(0);
  enterInto(stockOf('Atlas'), '96');
  await waitFor(() => expect(shop.sent).toHaveLength(1));
  shop.sell('Atlas', 3);
  enterInto(stockOf('Atlas'), '86');
  enterInto(stockOf('Atlas'), '90');
  release();
  await waitFor(() => expect(stockOf('Atlas')).toHaveValue('87'));
  expect(shop.sent.map(({ quantity, quantityBefore }) => [quantityBefore, quantity])).toEqual([
    [46, 96],
    [96, 90],
  ]);
});

test('a stock that is typed over one with a separator is sent with the number that it replaces', async () => {
  const release = shop.hold(0);
  enterInto(stockOf('Atlas'), '1 000');
  await waitFor(() => expect(shop.sent).toHaveLength(1));
  enterInto(stockOf('Atlas'), '1 200');
  release();
  await waitFor(() => expect(stockOf('Atlas')).toHaveValue('1200'));
  expect(shop.sent.map(({ quantity, quantityBefore }) => [quantityBefore, quantity])).toEqual([
    [46, 1000],
    [1000, 1200],
  ]);
});

test('a value that is typed back during a save is saved, too', async () => {
  const release = shop.hold(0);
  enterInto(priceOf('Atlas'), '6');
  await waitFor(() => expect(shop.sent).toHaveLength(1));
  enterInto(priceOf('Atlas'), '5');
  release();
  await waitFor(() => expect(shop.sent).toHaveLength(2));
  expect(shop.sent[1]).toMatchObject({ priceBefore: 6, price: 5 });
});

test('typing during a save stays when the reply arrives', async () => {
  const release = shop.hold(0);
  enterInto(stockOf('Atlas'), '96');
  typeInto(stockOf('Atlas'), '8');
  release();
  await screen.findByText('Discard');
  expect(stockOf('Atlas')).toHaveValue('8');
  expect(stockOf('Atlas')).toHaveFocus();
});

test('a stock that arrives in a selected field stays selected, so that typing replaces it', async () => {
  const release = shop.hold(0);
  enterInto(stockOf('Atlas'), '96');
  fireEvent.keyDown(stockOf('Globe'), { key: 'ArrowUp' });
  await waitFor(() => expect(shop.sent).toHaveLength(1));
  shop.sell('Atlas', 3);
  release();
  await waitFor(() => expect(stockOf('Atlas')).toHaveValue('93'));
  const { selectionStart, selectionEnd } = stockOf('Atlas');
  expect([selectionStart, selectionEnd]).toEqual([0, 2]);
});

test('a save whose reply is lost is sent again under its key before a newer value is saved', async () => {
  server.use(
    on(endpoints.updatePriceAndStock).answer(async ({ request, params }) => {
      const fields = await readEdit(request);
      shop.sent.push(fields);
      if (shop.sent.length === 1) shop.edit(params.id, fields);
      return HttpResponse.error();
    }),
  );
  enterInto(stockOf('Atlas'), '96');
  expect(await screen.findAllByText(UNCONFIRMED)).toHaveLength(1);
  expect(screen.queryByText('something went wrong')).toBeNull();
  expect(stockOf('Atlas')).toHaveValue('96');
  server.use(
    on(endpoints.updatePriceAndStock).answer(async ({ request, params }) => {
      const fields = await readEdit(request);
      shop.sent.push(fields);
      const product = shop.edit(params.id, fields);
      return { success: true, message: 'Product Updated Successfully', product };
    }),
  );
  shop.sell('Atlas', 3);
  enterInto(stockOf('Atlas'), '90');
  await waitFor(() => expect(stockOf('Atlas')).toHaveValue('87'));
  const [lost, again, newer] = shop.sent;
  expect(again).toEqual(lost);
  expect(newer?.editKey).not.toBe(lost?.editKey);
  expect(screen.queryByText(UNCONFIRMED)).toBeNull();
});

test('giving up a save without a reply shows what is stored', async () => {
  server.use(
    on(endpoints.updatePriceAndStock).answer(async ({ request, params }) => {
      shop.edit(params.id, await readEdit(request));
      return HttpResponse.error();
    }),
    on(endpoints.getAdministeredProduct).answer(() => ({
      success: true,
      product: shop.stored('Atlas'),
    })),
  );
  enterInto(priceOf('Atlas'), '6');
  await screen.findByText(UNCONFIRMED);
  fireEvent.click(screen.getByText('Discard'));
  await waitFor(() => expect(screen.queryByText('Save')).toBeNull());
  expect(priceOf('Atlas')).toHaveValue('6.00');
});
