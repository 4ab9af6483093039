import { endpoints, type Category } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory, buildId, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let categories: Category[];
const deleted = vi.fn();

beforeEach(() => {
  deleted.mockReset();
  categories = ['Toys', 'Yarn'].map((name) => buildCategory({ _id: buildId(), name }));
  // jsdom never ends a transition, so an animated question would never disappear.
  const still = Object.assign(window.matchMedia('(prefers-reduced-motion: reduce)'), {
    matches: true,
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue(still);
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: categories })),
    on(endpoints.deleteCategory).answer(({ params }) => {
      deleted(params.id);
      categories = categories.filter(({ _id }) => _id !== params.id);
      return { success: true, message: 'category is deleted' };
    }),
  );
});

async function deleteOf(name: string) {
  const cell = await screen.findByText(name, { selector: 'td' });
  return within(cell.closest('tr') ?? cell).getByText('Delete');
}

async function askAbout(name: string) {
  const opener = await deleteOf(name);
  opener.focus();
  fireEvent.click(opener);
  return screen.findByRole('dialog', { name: `Delete category ${name}?` });
}

const open = () =>
  renderApp('/dashboard/admin/create-category', { session: buildSession({ role: 1 }) });

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('one press deletes nothing: it asks, with the focus on the button that keeps the category', async () => {
  open();
  const question = within(await askAbout('Toys'));
  await waitFor(() => expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  fireEvent.click(question.getByRole('button', { name: 'Keep it' }));
  await gone();
  expect(await deleteOf('Toys')).toHaveFocus();
  expect(deleted).not.toHaveBeenCalled();
});

test('the question says that products use a category, and leads to moving them', async () => {
  const [toys, yarn] = categories as [Category, Category];
  server.use(
    on(endpoints.listCountedCategories).answer(() => ({
      success: true,
      categories: [
        { ...toys, products: 12 },
        { ...yarn, products: 0 },
      ],
    })),
  );
  open();
  await screen.findByText('12 products');
  const question = within(await askAbout('Toys'));
  question.getByText('Toys is used by 12 products: move or delete them first.');
  expect(question.queryByRole('button', { name: 'Delete category' })).toBeNull();
  question.getByRole('link', { name: 'Show products of Toys' });
  fireEvent.click(question.getByRole('button', { name: 'Move products …' }));
  await screen.findByRole('dialog', { name: 'Move products of Toys' });
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Delete category Toys?' })).toBeNull(),
  );
  expect(deleted).not.toHaveBeenCalled();
});

test('Esc keeps the category', async () => {
  open();
  const dialog = await askAbout('Toys');
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
  await gone();
  expect(await deleteOf('Toys')).toHaveFocus();
  expect(deleted).not.toHaveBeenCalled();
});

test('the second click of a double click, beside the question, leaves it open', async () => {
  open();
  const dialog = await askAbout('Toys');
  const beside = dialog.parentElement ?? dialog;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside, { detail: 2 });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(deleted).not.toHaveBeenCalled();
});

test('a double click on the answer deletes once', async () => {
  const [toys] = categories;
  open();
  const answer = within(await askAbout('Toys')).getByRole('button', { name: 'Delete category' });
  fireEvent.click(answer, { detail: 1 });
  fireEvent.click(answer, { detail: 2 });
  await waitFor(() => expect(screen.queryByText('Toys', { selector: 'td' })).toBeNull());
  await gone();
  expect(deleted.mock.calls).toEqual([[toys?._id]]);
});
