import { endpoints, type Category } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { buildCategory, buildId, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const [clocks, lamps, toys] = ['Clocks', 'Lamps', 'Toys'].map((name) =>
  buildCategory({ _id: buildId(), name }),
) as [Category, Category, Category];
const IN_USE = 'Clocks is used by 1,254 products: move or delete them first';

/** Products in Clocks. */
let left = 0;
let categories: Category[];
/** The categories that calls have moved products to. */
let targets: unknown[];

beforeEach(() => {
  [left, categories, targets] = [1_254, [clocks, lamps, toys], []];
  // jsdom never ends a transition, so an animated modal would never disappear.
  const still = Object.assign(window.matchMedia('(prefers-reduced-motion: reduce)'), {
    matches: true,
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue(still);
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: categories })),
    on(endpoints.deleteCategory).answer(() => refusal(409, IN_USE)),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Answers calls that move 500 products each; each waits for `before`, which gets its number. */
function serveMoves(before: (call: number) => Promise<unknown>) {
  server.use(
    on(endpoints.moveProducts).answer(async ({ request, params }) => {
      expect(params.id).toBe(clocks._id);
      targets.push(await request.json());
      const failure = await before(targets.length);
      if (failure instanceof Response) return failure;
      const moved = Math.min(left, 500);
      left -= moved;
      return { success: true, message: `Moved ${moved} products`, moved, left };
    }),
  );
}
const atOnce = () => Promise.resolve();

async function rowOfClocks() {
  const cell = await screen.findByText('Clocks', { selector: 'td' });
  return within(cell.closest('tr') ?? cell);
}

/** Tries to delete Clocks, and opens the modal that its row offers then. */
async function openModal() {
  renderApp('/dashboard/admin/create-category', { session: buildSession({ role: 1 }) });
  const row = await rowOfClocks();
  expect(row.queryByText(/^Move products/)).toBeNull();
  fireEvent.click(row.getByText('Delete'));
  fireEvent.click(await screen.findByText('Delete category'));
  const opener = await row.findByText('Move products …');
  opener.focus();
  fireEvent.click(opener);
  expect(await screen.findByText('Move products of Clocks')).toBeInTheDocument();
  return row;
}

async function choose(name: string) {
  const select = screen.getByLabelText('Move to');
  fireEvent.mouseDown(select);
  const option = await screen.findByText(name, { selector: '[class*="option-content"]' });
  expect(screen.queryByText('Clocks', { selector: '[class*="option-content"]' })).toBeNull();
  fireEvent.click(option);
}

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => fireEvent.click(button(name));

test('the products of a category in use are moved, call by call, and the row offers Delete again', async () => {
  const last = deferred();
  serveMoves((call) => (call === 3 ? last.promise : atOnce()));
  const row = await openModal();
  expect(button('Move products')).toBeDisabled();
  await choose('Lamps');
  click('Move products');
  expect(await screen.findByText('Moved 1,000 of 1,254')).toBeInTheDocument();
  expect(screen.getByLabelText('Products moved')).toHaveAttribute('value', '1000');
  expect(screen.queryByLabelText('Move to')).toBeNull();
  last.resolve();
  expect(await screen.findByText('Moved 1,254 products to Lamps')).toBeInTheDocument();
  expect(targets).toEqual(Array(3).fill({ category: lamps._id }));
  await waitFor(() => expect(screen.queryByText('Move products of Clocks')).toBeNull());
  expect(row.queryByText(`${IN_USE}.`)).toBeNull();
  expect(row.getByText('Delete')).toBeEnabled();
  expect(row.getByText('Edit')).toHaveFocus();
});

test('after a failed call the move goes on where it was, without counting twice', async () => {
  // The second call is carried out, but its reply is lost.
  serveMoves((call) => {
    if (call !== 2) return atOnce();
    left -= 500;
    return Promise.resolve(refusal(503, 'busy'));
  });
  await openModal();
  await choose('Lamps');
  click('Move products');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByText('Moved 500 of 1,254')).toBeInTheDocument();
  click('Try again');
  expect(await screen.findByText('Moved 1,254 products to Lamps')).toBeInTheDocument();
  expect(targets).toHaveLength(3);
});

test('of a category that a colleague moves at the same time, it counts its own products', async () => {
  serveMoves((call) => {
    if (call === 2) left -= 400;
    return atOnce();
  });
  await openModal();
  await choose('Lamps');
  click('Move products');
  expect(await screen.findByText('Moved 854 products to Lamps')).toBeInTheDocument();
});

test('after a failed call the rest can be moved elsewhere, which is counted anew', async () => {
  serveMoves((call) =>
    Promise.resolve(call === 2 ? refusal(404, 'Category not found') : undefined),
  );
  await openModal();
  await choose('Lamps');
  categories = [clocks, toys];
  click('Move products');
  expect(await screen.findByText('Category not found')).toBeInTheDocument();
  await waitFor(() => expect(button('Try again')).toBeDisabled());
  await choose('Toys');
  click('Try again');
  expect(await screen.findByText('Moved 754 products to Toys')).toBeInTheDocument();
});

test('a move that is stopped ends after the call in hand, and says what it has moved', async () => {
  const second = deferred();
  serveMoves((call) => (call === 2 ? second.promise : atOnce()));
  const row = await openModal();
  await choose('Lamps');
  click('Move products');
  await screen.findByText('Moved 500 of 1,254');
  click('Stop');
  await waitFor(() => expect(screen.queryByText('Move products of Clocks')).toBeNull());
  second.resolve();
  expect(await screen.findByText('Moved 1,000 products to Lamps')).toBeInTheDocument();
  expect(row.getByText('254 products are left: move or delete them first.')).toBeVisible();
  expect(row.getByText('Move products …')).toBeVisible();
  expect(targets).toHaveLength(2);
});

test('a failure of the last call after it was stopped is told, too', async () => {
  const first = deferred();
  serveMoves(() => first.promise.then(() => refusal(404, 'Category not found')));
  await openModal();
  await choose('Lamps');
  click('Move products');
  await screen.findByText('All products of Clocks are being moved to Lamps …');
  click('Stop');
  first.resolve();
  expect(await screen.findByText('Category not found')).toBeInTheDocument();
});

test('Cancel moves nothing, keeps the row as it was, and returns the focus', async () => {
  serveMoves(atOnce);
  const row = await openModal();
  click('Cancel');
  await waitFor(() => expect(screen.queryByText('Move products of Clocks')).toBeNull());
  expect(row.getByText(`${IN_USE}.`)).toBeInTheDocument();
  expect(row.getByText('Move products …')).toHaveFocus();
  expect(targets).toEqual([]);
});

test('where there is no other category, the modal says so', async () => {
  categories = [clocks];
  await openModal();
  expect(screen.getByText('There is no other category yet. Create one first.')).toBeInTheDocument();
  expect(button('Move products')).toBeDisabled();
});
