import { endpoints, type Category } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildCategory, buildId, buildSession } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

async function deleteOf(name: string) {
  const cell = await screen.findByText(name, { selector: 'td' });
  return within(cell.closest('tr') ?? cell).getByText('Delete');
}

test('a double click on Delete deletes one category, not the one that takes its place', async () => {
  let categories: Category[] = ['Toys', 'Yarn'].map((name) =>
    buildCategory({ _id: buildId(), name }),
  );
  const deleted = vi.fn();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: categories })),
    on(endpoints.deleteCategory).answer(({ params }) => {
      deleted(params.id);
      categories = categories.filter(({ _id }) => _id !== params.id);
      return { success: true, message: 'category is deleted' };
    }),
  );
  renderApp('/dashboard/admin/create-category', { session: buildSession({ role: 1 }) });
  const clock = vi.spyOn(performance, 'now');
  fireEvent.click(await deleteOf('Toys'), { detail: 1 });
  await waitFor(() => expect(screen.queryByText('Toys', { selector: 'td' })).toBeNull());
  const next = await deleteOf('Yarn');
  fireEvent.click(next, { detail: 2 });
  expect(next).toHaveTextContent('Delete Yarn');
  clock.mockReturnValue(performance.now() + 1_000);
  fireEvent.click(next, { detail: 1 });
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(2));
  clock.mockRestore();
});
