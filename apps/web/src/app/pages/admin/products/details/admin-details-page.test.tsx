import { endpoints, type AdministeredProduct, type ProductChange } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildCategory,
  buildId,
  buildSession,
} from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';
import { enterInto, typeInto } from '../../../../../testing/serve-prices';

const books = buildCategory({ _id: buildId(), name: 'Books' });
const maps = buildCategory({ _id: buildId(), name: 'Maps', parent: books._id });

/** What is stored. */
let products: AdministeredProduct[];
/** The changes as they were sent. */
let sent: ProductChange[];
/** Why the shop refuses the next change; undefined if it does not. */
let refusal: string | undefined;

const named = (name: string) =>
  products.find((product) => product.name === name) ?? buildAdministeredProduct();

function store(id: string, change: Partial<AdministeredProduct>) {
  products = products.map((each) => (each._id === id ? { ...each, ...change } : each));
}

function changeStored({ productId, status, category, tags }: ProductChange) {
  store(productId, {
    ...(status && { status: status as AdministeredProduct['status'] }),
    ...(category && { category: category === maps._id ? maps : books }),
    ...(tags !== undefined && { tags: tags.split(', ') }),
  });
}

beforeEach(async () => {
  products = ['Atlas', 'Globe'].map((name) =>
    buildAdministeredProduct({
      _id: buildId(),
      name,
      slug: name.toLowerCase(),
      category: books,
      tags: ['travel'],
    }),
  );
  sent = [];
  refusal = undefined;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [books, maps] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products,
      total: products.length,
    })),
    on(endpoints.getAdministeredProduct).answer(({ params }) => ({
      success: true,
      product: products.find(({ slug }) => slug === params.slug) ?? named('Atlas'),
    })),
    on(endpoints.bulkEditProducts).answer(async ({ request }) => {
      const { changes } = (await request.json()) as { changes: ProductChange[] };
      sent.push(...changes);
      if (refusal === undefined) changes.forEach(changeStored);
      const outcome = refusal === undefined ? ('done' as const) : ('refused' as const);
      const results = changes.map(({ productId }) => ({
        productId,
        outcome,
        message: refusal ?? '',
      }));
      return { success: true, message: '', results };
    }),
  );
  renderApp('/dashboard/admin/product-details', { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Status of Atlas');
});

const cell = (what: string, product = 'Atlas') =>
  screen.getByLabelText<HTMLInputElement>(`${what} of ${product}`);

test('Enter saves what was changed of a row with what was seen, and goes to the next row', async () => {
  typeInto(cell('Tags'), 'travel,  Sale');
  enterInto(cell('Status'), 'dr');
  expect(cell('Status', 'Globe')).toHaveFocus();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      productId: named('Atlas')._id,
      status: 'draft',
      statusBefore: 'active',
      tags: 'travel, Sale',
      tagsBefore: 'travel',
    },
  ]);
  expect(cell('Status')).toHaveValue('Draft');
  expect(cell('Tags')).toHaveValue('travel, Sale');
  expect(cell('Brand')).toHaveValue('');
});

test('a category is named by itself, by its beginning, or with those that it is under', async () => {
  expect(cell('Category')).toHaveValue('Books');
  typeInto(cell('Category'), 'map');
  fireEvent.blur(cell('Category'));
  expect(cell('Category')).toHaveValue('Books › Maps');
  enterInto(cell('Category', 'Globe'), 'Maps');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ category: maps._id, categoryBefore: books._id }]);
});

test('a name that means no category is refused at its cell, and nothing is sent', async () => {
  enterInto(cell('Category'), 'Hats');
  await waitFor(() =>
    expect(cell('Category')).toHaveAccessibleDescription('“Hats” is not the name of one category'),
  );
  enterInto(cell('Status', 'Globe'), 'gone');
  await waitFor(() =>
    expect(cell('Status', 'Globe')).toHaveAccessibleDescription(
      'Status is one of Active, Draft, Archived',
    ),
  );
  expect(sent).toEqual([]);
});

test('what somebody else has changed meanwhile is not overwritten', async () => {
  refusal = 'Someone else has changed the tags meanwhile';
  enterInto(cell('Tags'), 'maps');
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  store(named('Atlas')._id, { tags: ['travel', 'new'], status: 'draft' });
  refusal = undefined;
  fireEvent.click(screen.getByText('Load the saved product'));
  expect(await screen.findByText(/You both changed: Tags \(saved: “travel, new”\)/)).toBeVisible();
  expect(cell('Tags')).toHaveValue('maps');
  expect(cell('Status')).toHaveValue('Draft');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ tags: 'maps', tagsBefore: 'travel, new' });
});

test('cells are filled down, and all rows saved or discarded at once', async () => {
  typeInto(cell('Status'), 'Archived');
  fireEvent.click(screen.getByLabelText('Fill down Status'));
  expect(cell('Status', 'Globe')).toHaveValue('Archived');
  fireEvent.click(screen.getByText('Save all'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(products.map(({ status }) => status)).toEqual(['archived', 'archived']);
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[3]).toMatchObject({ status: 'active', statusBefore: 'archived' });
  await waitFor(() => expect(cell('Status')).toHaveValue('Active'));
});

test('selected cells are copied as a spreadsheet pastes them', () => {
  const copied: string[] = [];
  const copy = (field: HTMLInputElement) =>
    fireEvent.copy(field, {
      clipboardData: { setData: (_type: string, text: string) => copied.push(text) },
    });
  cell('Status').focus();
  fireEvent.keyDown(cell('Status'), { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyDown(cell('Status'), { key: 'ArrowRight', shiftKey: true });
  copy(cell('Status'));
  expect(copied).toEqual(['Active\tBooks\nActive\tBooks']);
  cell('Tags').focus();
  copy(cell('Tags'));
  expect(copied).toHaveLength(1);
});
