import {
  DEFAULT_SETTINGS,
  endpoints,
  settingsInputSchema,
  type StoredSettings,
} from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { buildAdminOrder, buildCategory, buildId, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

/** Held until a test releases it. */
let reply: ReturnType<typeof deferred>;

beforeEach(() => {
  reply = deferred();
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
});

const open = (page: string) =>
  renderApp(`/dashboard/admin/${page}`, { session: buildSession({ role: 1 }) });

/** Types into a field, which replaces its text, and submits its form. */
function submit(field: HTMLElement, value: string) {
  field.focus();
  fireEvent.change(field, { target: { value } });
  fireEvent.submit(field.closest('form') ?? field);
}

async function openCategories() {
  open('create-category');
  const field = await screen.findByPlaceholderText<HTMLInputElement>('Enter new category');
  return field;
}

test('a category that is typed while another is being created is created after it', async () => {
  const created: unknown[] = [];
  server.use(
    on(endpoints.createCategory).answer(async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      created.push(name);
      await reply.promise;
      const category = buildCategory({ _id: buildId(), name });
      return { success: true, message: `${name} is created`, category };
    }),
  );
  const field = await openCategories();
  submit(field, 'Lamps');
  // What is typed next replaces the name.
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Lamps'.length]);
  await waitFor(() => expect(created).toHaveLength(1));
  submit(field, 'Chairs');
  reply.resolve();
  await waitFor(() => expect(created).toEqual(['Lamps', 'Chairs']));
  await waitFor(() => expect(field).toHaveValue(''));
});

test('a refused name that was typed over is repeated, and what is typed stays', async () => {
  server.use(
    on(endpoints.createCategory).answer(async () => {
      await reply.promise;
      const message = 'There is a category of that name';
      return refusal(409, message, [{ field: 'name', message }]);
    }),
  );
  const field = await openCategories();
  submit(field, 'Lamps');
  fireEvent.change(field, { target: { value: 'Cha' } });
  reply.resolve();
  await screen.findByText('“Lamps” is not saved: There is a category of that name');
  expect(field).toHaveValue('Cha');
  expect(field).toBeValid();
});

test('what is added to a note while it is being saved stays, without the text that is saved', async () => {
  const order = buildAdminOrder({ number: 1042 });
  server.use(
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.addOrderNote).answer(async () => {
      await reply.promise;
      return { success: true, message: 'The note has been added', order };
    }),
  );
  open('orders/1042');
  const field = await screen.findByLabelText('New note');
  submit(field, 'Ring twice');
  fireEvent.change(field, { target: { value: 'Ring twice\nLeave it at the door' } });
  reply.resolve();
  await waitFor(() => expect(field).toHaveValue('Leave it at the door'));
});

test('settings that are changed during a save are saved after it, with its version', async () => {
  let stored: StoredSettings = { ...DEFAULT_SETTINGS, version: 0, saved: null };
  server.use(
    on(endpoints.getSettings).answer(() => ({ success: true, settings: stored })),
    on(endpoints.updateSettings).answer(async ({ request }) => {
      const input = settingsInputSchema
        .omit({ draft: true })
        .required()
        .parse(await request.json());
      await reply.promise;
      if (input.version !== stored.version) return refusal(409, 'Somebody was faster');
      stored = { ...input, version: stored.version + 1, saved: stored.saved };
      return { success: true, message: 'The settings have been saved', settings: stored };
    }),
  );
  open('settings');
  const field = await screen.findByLabelText('Name');
  submit(field, 'Lamps');
  submit(field, 'Lamps & Co');
  reply.resolve();
  await waitFor(() => expect(stored).toMatchObject({ name: 'Lamps & Co', version: 2 }));
});

test('a refusal does not take the focus from a field in which somebody types on', async () => {
  server.use(
    on(endpoints.getSettings).answer(() => ({
      success: true,
      settings: { ...DEFAULT_SETTINGS, version: 0, saved: null },
    })),
    on(endpoints.updateSettings).answer(async () => {
      await reply.promise;
      return refusal(400, 'The name is odd', [{ field: 'name', message: 'This name is odd' }]);
    }),
  );
  open('settings');
  const name = await screen.findByLabelText('Name');
  const author = screen.getByLabelText('Author');
  submit(name, 'Lamps');
  author.focus();
  reply.resolve();
  await waitFor(() => expect(name).toHaveAccessibleDescription('This name is odd'));
  expect(author).toHaveFocus();
});
