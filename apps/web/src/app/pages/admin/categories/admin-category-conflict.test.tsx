import { endpoints, type Category, type CategoryEdit } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildCategory, buildId, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const shoes = buildCategory({ _id: buildId(), name: 'Shoes', slug: 'shoes' });
const message =
  'Alice changed the text of this category after you opened it. Load it again before you save.';
const CONFLICT = refusal(409, message, [{ field: 'text', message }]);

let stored: Category & { text: string };
let sent: Partial<CategoryEdit>[];
let replies: Response[];

beforeEach(() => {
  stored = { ...shoes, text: 'For feet' };
  sent = [];
  replies = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [shoes] })),
    on(endpoints.listCountedCategories).answer(() => ({
      success: true,
      categories: [{ ...shoes, products: 0 }],
    })),
    on(endpoints.getCategory).answer(() => ({ success: true, category: stored, pinned: [] })),
    on(endpoints.updateCategory).answer(async ({ request }) => {
      sent.push((await request.json()) as CategoryEdit);
      return replies.shift() ?? { success: true, message: 'Shoes is updated', category: shoes };
    }),
  );
  renderApp('/dashboard/admin/create-category', { session: buildSession({ role: 1 }) });
});

async function openForm() {
  const cell = await screen.findByText('Shoes', { selector: 'td' });
  fireEvent.click(within(cell.closest('tr') ?? cell).getByText('Edit'));
  return screen.findByLabelText('Text');
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submit = (field: HTMLElement) => fireEvent.submit(field.closest('form') ?? field);

test('what a colleague has saved is loaded below what was typed, and then it can be saved', async () => {
  const text = await openForm();
  type(text, 'For cold feet');
  stored = { ...stored, name: 'Footwear', text: 'For warm feet' };
  replies = [CONFLICT];
  submit(text);
  fireEvent.click(await screen.findByRole('button', { name: 'Load the saved category' }));
  await screen.findByText(/You both changed: Text \(saved: “For warm feet”\)\./);
  expect(text).toHaveValue('For cold feet');
  expect(screen.getByDisplayValue('Footwear')).toBeVisible();
  submit(text);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    ...{ name: 'Footwear', nameBefore: 'Footwear' },
    ...{ text: 'For cold feet', textBefore: 'For warm feet' },
  });
});

test('a name that another category has is no reason to load anything', async () => {
  const text = await openForm();
  const taken = 'A category with this name already exists';
  replies = [refusal(409, taken, [{ field: 'name', message: taken }])];
  type(screen.getByDisplayValue('Shoes'), 'Hats');
  submit(text);
  await screen.findAllByText(taken);
  expect(screen.queryByText('Load the saved category')).toBeNull();
});

test('Escape asks before it loses what was typed', async () => {
  const text = await openForm();
  type(text, 'For cold feet');
  fireEvent.keyDown(text, { key: 'Escape' });
  fireEvent.click(await screen.findByText('Keep editing'));
  expect(text).toHaveValue('For cold feet');
});
