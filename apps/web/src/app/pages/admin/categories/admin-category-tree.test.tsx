import { endpoints, type Category, type CategoryEdit } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory, buildId, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const men = buildCategory({ _id: buildId(), name: 'Men', slug: 'men' });
const shoes = buildCategory({ _id: buildId(), name: 'Shoes', slug: 'shoes', parent: men._id });
const boots = buildCategory({ _id: buildId(), name: 'Boots', slug: 'boots', parent: shoes._id });
const belts = buildCategory({ _id: buildId(), name: 'Belts', slug: 'belts' });
const ALL: Category[] = [belts, boots, men, shoes];

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: ALL })),
    on(endpoints.listCountedCategories).answer(() => ({
      success: true,
      categories: ALL.map((category) => ({ ...category, products: category === men ? 0 : 2 })),
    })),
  );
  renderApp('/dashboard/admin/create-category', { session: buildSession({ role: 1 }) });
});

async function rowOf(name: string) {
  const cell = await screen.findByText(name, { selector: 'td' });
  return within(cell.closest('tr') ?? cell);
}

test('categories stand below their parents, with their numbers of products', async () => {
  await screen.findByText('0 products, 4 with those below');
  const names = Array.from(document.querySelectorAll('td[data-level]'), (cell) => [
    cell.firstChild?.textContent,
    cell.getAttribute('data-level'),
  ]);
  expect(names).toEqual([
    ['Belts', '1'],
    ['Men', '1'],
    ['Shoes', '2'],
    ['Boots', '3'],
  ]);
  expect((await rowOf('Boots')).queryByText('Add under')).not.toBeInTheDocument();
});

test('a category is added under another', async () => {
  let sent: unknown;
  server.use(
    on(endpoints.createCategory).answer(async ({ request }) => {
      sent = await request.json();
      return { success: true, message: 'Socks is created', category: buildCategory() };
    }),
  );
  fireEvent.click((await rowOf('Shoes')).getByText('Add under'));
  const modal = within(await screen.findByRole('dialog'));
  const input = modal.getByPlaceholderText('Enter new category');
  fireEvent.change(input, { target: { value: 'Socks' } });
  fireEvent.submit(input.closest('form') ?? input);
  await waitFor(() => expect(sent).toEqual({ name: 'Socks', parent: shoes._id }));
});

test('an edit says what the form was opened with, and stays open when it is refused', async () => {
  const message = 'Alice moved this category after you opened it. Load it again before you save.';
  let sent: Partial<CategoryEdit> = {};
  server.use(
    on(endpoints.getCategory).answer(() => ({
      success: true,
      category: { ...shoes, text: 'For feet', order: { rule: 'price', pinned: [men._id] } },
      pinned: [{ _id: men._id, name: 'Walnut clog' }],
    })),
    on(endpoints.updateCategory).answer(async ({ request }) => {
      sent = (await request.json()) as CategoryEdit;
      return refusal(409, message, [{ field: 'parent', message }]);
    }),
  );
  fireEvent.click((await rowOf('Shoes')).getByText('Edit'));
  const modal = within(await screen.findByRole('dialog'));
  const text = await modal.findByLabelText('Text');
  fireEvent.change(text, { target: { value: 'For cold feet' } });
  fireEvent.click(modal.getByLabelText('Unpin Walnut clog'));
  fireEvent.submit(text.closest('form') ?? text);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent).toEqual({
    name: 'Shoes',
    nameBefore: 'Shoes',
    parent: men._id,
    parentBefore: men._id,
    text: 'For cold feet',
    textBefore: 'For feet',
    order: { rule: 'price' },
    orderBefore: { rule: 'price', pinned: [men._id] },
  });
});

test('what was typed for one category is not in the form of the next, nor in its own once it is closed', async () => {
  const texts = new Map([
    [shoes._id, 'For feet'],
    [belts._id, 'For waists'],
  ]);
  const sent: Partial<CategoryEdit>[] = [];
  server.use(
    on(endpoints.getCategory).answer(({ params }) => {
      const category = ALL.find(({ _id }) => _id === params.id) ?? shoes;
      return {
        success: true,
        category: { ...category, text: texts.get(category._id) ?? '' },
        pinned: [],
      };
    }),
    on(endpoints.updateCategory).answer(async ({ request, params }) => {
      const edit = (await request.json()) as CategoryEdit;
      sent.push(edit);
      texts.set(String(params.id), edit.text ?? '');
      return { success: true, message: 'Saved', category: shoes };
    }),
  );
  async function openForm(name: string) {
    fireEvent.click((await rowOf(name)).getByText('Edit'));
    return screen.findByLabelText('Text');
  }
  async function submit(input: HTMLElement) {
    const before = sent.length;
    fireEvent.submit(input.closest('form') ?? input);
    await waitFor(() => expect(sent).toHaveLength(before + 1));
  }

  const text = await openForm('Shoes');
  fireEvent.change(text, { target: { value: 'For cold feet' } });
  await submit(text);
  await openForm('Belts');
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('For waists'));
  const name = screen.getByDisplayValue('Belts');
  fireEvent.change(name, { target: { value: 'Belts and braces' } });
  await submit(name);
  expect(sent[1]).toMatchObject({ name: 'Belts and braces', text: 'For waists' });
  await openForm('Shoes');
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('For cold feet'));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Never mind' } });
  fireEvent.click(
    within(screen.getByRole('dialog')).getByLabelText('Close', { selector: 'button' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await openForm('Shoes');
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('For cold feet'));
  await submit(screen.getByLabelText('Text'));
  expect(sent[2]).toMatchObject({ text: 'For cold feet', textBefore: 'For cold feet' });
});

test('arrow keys on its grip move a category, and say where it was', async () => {
  let sent: unknown;
  server.use(
    on(endpoints.updateCategory).answer(async ({ request }) => {
      sent = await request.json();
      return { success: true, message: 'Men is updated', category: men };
    }),
  );
  const grip = (await rowOf('Men')).getByLabelText('Move Men with the arrow keys');
  fireEvent.keyDown(grip, { key: 'ArrowUp' });
  await waitFor(() =>
    expect(sent).toEqual({
      ...{ name: 'Men', nameBefore: 'Men', parent: null, parentBefore: null },
      after: null,
    }),
  );
  expect(await screen.findByText('Men is updated')).toBeInTheDocument();
});

test('a key pressed while a move is being saved moves on from where that one led', async () => {
  let isMoved = false;
  let save: () => void = vi.fn();
  const saved = new Promise<void>((resolve) => (save = resolve));
  const sent: unknown[] = [];
  server.use(
    on(endpoints.listCategories).answer(() => ({
      success: true,
      category: isMoved ? [men, shoes, boots, belts] : ALL,
    })),
    on(endpoints.updateCategory).answer(async ({ request }) => {
      const { parent, after } = (await request.json()) as CategoryEdit;
      sent.push({ parent, after });
      await saved;
      isMoved = true;
      return { success: true, message: 'Belts is updated', category: belts };
    }),
  );
  const grip = (await rowOf('Belts')).getByLabelText('Move Belts with the arrow keys');
  const press = (key: string, repeat = false) => fireEvent.keyDown(grip, { key, repeat });
  press('ArrowDown');
  await waitFor(() => expect(sent).toHaveLength(1));
  press('ArrowRight');
  // Of a key that is held down, what comes meanwhile is left out.
  press('ArrowRight', true);
  save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { parent: null, after: men._id },
    { parent: men._id, after: shoes._id },
  ]);
});
