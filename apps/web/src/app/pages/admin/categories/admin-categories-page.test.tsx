import { endpoints, type Category } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildCategory, buildId, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let categories: Category[];

beforeEach(() => {
  categories = [buildCategory({ name: 'Books' }), buildCategory({ _id: buildId(), name: 'Toys' })];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: categories })),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function openPage() {
  renderApp('/dashboard/admin/create-category', { session: buildSession({ role: 1 }) });
  return screen.findByPlaceholderText('Enter new category');
}

function submit(input: HTMLElement, name: string) {
  fireEvent.change(input, { target: { value: name } });
  fireEvent.submit(input.closest('form') ?? input);
}

/** The row of a category. Does not query by role: that is slow in antd's table. */
async function rowOf(name: string) {
  const cell = await screen.findByText(name, { selector: 'td' });
  return within(cell.closest('tr') ?? cell);
}

test('the table has the columns Name and Actions, and a row for each category [S2.39]', async () => {
  await openPage();
  await rowOf('Books');
  await rowOf('Toys');
  const columns = Array.from(document.querySelectorAll('th'), (cell) => cell.textContent);
  expect(columns).toEqual(['Name', 'Actions']);
  expect(screen.getByText('Submit')).toBeEnabled();
});

test('a new category is created once, announced and listed, and the form is ready for the next [S8.13]', async () => {
  let calls = 0;
  server.use(
    on(endpoints.createCategory).answer(async ({ request }) => {
      calls += 1;
      expect(await request.json()).toEqual({ name: 'Garden' });
      const category = buildCategory({ _id: buildId(), name: 'Garden', slug: 'garden' });
      categories = [...categories, category];
      return { success: true, message: 'Garden is created', category };
    }),
  );
  const input = await openPage();
  submit(input, ' Garden ');
  submit(input, ' Garden ');
  const button = screen.getByText('Saving ...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('Garden is created')).toBeInTheDocument();
  await rowOf('Garden');
  await waitFor(() => expect(input).toHaveValue(''));
  expect(calls).toBe(1);
});

test('a name that is taken is reported at the field and stays there [S8.1]', async () => {
  const message = 'There is a category of that name';
  server.use(
    on(endpoints.createCategory).answer(() =>
      refusal(409, message, [{ field: 'name', message: 'This name is taken' }]),
    ),
  );
  const input = await openPage();
  submit(input, 'Books');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(input).toHaveAccessibleDescription('This name is taken');
  expect(input).toHaveValue('Books');
});

test('a creation that breaks the server says so [S8.5]', async () => {
  server.use(on(endpoints.createCategory).answer(() => refusal(500, 'broken')));
  submit(await openPage(), 'Garden');
  expect(await screen.findByText('somthing went wrong in input form')).toBeInTheDocument();
});

test('an empty name is not sent', async () => {
  const input = await openPage();
  submit(input, '  ');
  expect(await screen.findByText('Category name is required')).toBeInTheDocument();
});

async function openModal() {
  await openPage();
  fireEvent.click((await rowOf('Books')).getByText('Edit'));
  return screen.findByDisplayValue('Books');
}

/** jsdom never ends a transition, so an animated modal would never disappear. */
function wantReducedMotion() {
  const still = Object.assign(window.matchMedia('(prefers-reduced-motion: reduce)'), {
    matches: true,
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue(still);
}

test('Edit opens a modal with the name; saving renames, closes it and refreshes the table [S2.40 S4.4 S8.13]', async () => {
  server.use(
    on(endpoints.updateCategory).answer(async ({ request, params }) => {
      expect(params.id).toBe(categories[0]?._id);
      expect(await request.json()).toMatchObject({ name: 'Novels', nameBefore: 'Books' });
      const category = buildCategory({ name: 'Novels' });
      categories = [category, ...categories.slice(1)];
      return { success: true, message: 'Novels is updated', category };
    }),
  );
  wantReducedMotion();
  submit(await openModal(), 'Novels');
  expect(await screen.findByText('Novels is updated')).toBeInTheDocument();
  await rowOf('Novels');
  await waitFor(() => expect(screen.queryByDisplayValue('Novels')).toBeNull());
});

test('a colleague’s rename is reported at the field, and the table shows it', async () => {
  const message = 'Alice renamed this category to Poems after you opened it.';
  const input = await openModal();
  categories = [buildCategory({ name: 'Poems' }), ...categories.slice(1)];
  server.use(
    on(endpoints.updateCategory).answer(() => refusal(409, message, [{ field: 'name', message }])),
  );
  submit(input, 'Novels');
  await waitFor(() => expect(input).toHaveAccessibleDescription(message));
  expect(input).toHaveValue('Novels');
  expect(await screen.findByText('Poems', { selector: 'td' })).toBeInTheDocument();
});

test('a rename that breaks the server keeps the modal and what was typed [S8.6]', async () => {
  server.use(on(endpoints.updateCategory).answer(() => refusal(500, 'broken')));
  const input = await openModal();
  submit(input, 'Novels');
  expect(await screen.findByText('Somtihing went wrong')).toBeInTheDocument();
  expect(input).toHaveValue('Novels');
});

/** Presses Delete in a row and confirms the question. */
async function deleteIt(name: string) {
  const button = (await rowOf(name)).getByText('Delete');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByText('Delete category'));
}

test('Delete asks, then removes a category [S1.3 S2.39 S8.13]', async () => {
  server.use(
    on(endpoints.deleteCategory).answer(({ params }) => {
      categories = categories.filter(({ _id }) => _id !== params.id);
      return { success: true, message: 'category is deleted' };
    }),
  );
  await openPage();
  await deleteIt('Toys');
  expect(await screen.findByText('category is deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Toys', { selector: 'td' })).toBeNull());
});

test('after a deletion the focus moves to the row that takes its place, but not to its Delete', async () => {
  categories = [...categories, buildCategory({ _id: buildId(), name: 'Yarn' })];
  server.use(
    on(endpoints.deleteCategory).answer(({ params }) => {
      categories = categories.filter(({ _id }) => _id !== params.id);
      return { success: true, message: 'category is deleted' };
    }),
  );
  await openPage();
  for (const [gone, heir] of [
    ['Toys', 'Yarn'],
    ['Yarn', 'Books'],
  ] as const) {
    await deleteIt(gone);
    await waitFor(() => expect(screen.queryByText(gone, { selector: 'td' })).toBeNull());
    expect((await rowOf(heir)).getByText('Edit')).toHaveFocus();
  }
});

test('a category in use says so, also in its row, which links to its products [S8.1]', async () => {
  const words = 'Toys is used by 1,254 products: move or delete them first';
  server.use(on(endpoints.deleteCategory).answer(() => refusal(409, words)));
  await openPage();
  const row = await rowOf('Toys');
  await deleteIt('Toys');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await row.findByText(`${words}.`)).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Show products of Toys' })).toHaveAttribute(
    'href',
    `/dashboard/admin/products?category=${categories[1]?._id}`,
  );
});

test('a deletion that breaks the server says "something went wrong" [S8.7]', async () => {
  server.use(on(endpoints.deleteCategory).answer(() => refusal(500, 'broken')));
  await openPage();
  await deleteIt('Toys');
  expect(await screen.findByText('something went wrong')).toBeInTheDocument();
  await rowOf('Toys');
  expect(screen.queryByRole('link', { name: 'Show products of Toys' })).toBeNull();
});

test('categories that fail to load can be retried [S8.3]', async () => {
  server.use(on(endpoints.listCategories).answer(() => refusal(500, 'broken')));
  await openPage();
  await screen.findByText('Something wwent wrong in getting catgeory');
  server.use(on(endpoints.listCategories).answer(() => ({ success: true, category: categories })));
  fireEvent.click(screen.getByText('Try again'));
  await rowOf('Books');
});
