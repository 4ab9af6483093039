import { endpoints, type Endpoint } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { draftsInMemory } from '../../lib/storage/drafts';
import {
  buildAdminOrder,
  buildCategory,
  buildAdministeredProduct,
  buildSession,
  buildUser,
} from '../../testing/factories';
import { fillIn } from '../../testing/fill-in';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

const session = buildSession({ role: 1 });
const category = buildCategory({ name: 'Books' });
const order = buildAdminOrder({ number: 1042 });
const success = true as const;
const message = 'It is created';

interface Screen {
  page: string;
  endpoint: Endpoint;
  /** The reply when it works. */
  reply: object;
  /** What is typed. */
  texts: Record<string, string>;
  /** A field that is typed over. */
  changed: string;
  button: string;
  isVisitor?: boolean;
}

/** Every form that creates something. */
const SCREENS = {
  registration: {
    page: '/register',
    endpoint: endpoints.register,
    reply: { success, message, user: buildUser() },
    texts: {
      Name: 'Ada Buyer',
      Email: 'ada@shop.test',
      Password: 'correct horse',
      Phone: '555 0100',
      Address: '1 Main Street',
      'Security answer': 'Kapil Dev',
    },
    changed: 'Name',
    button: 'REGISTER',
    isVisitor: true,
  },
  product: {
    page: '/dashboard/admin/create-product',
    endpoint: endpoints.createProduct,
    reply: { success, message, product: buildAdministeredProduct() },
    texts: { Name: 'Atlas', Description: 'All the world' },
    changed: 'Name',
    button: 'CREATE PRODUCT',
  },
  category: {
    page: '/dashboard/admin/create-category',
    endpoint: endpoints.createCategory,
    reply: { success, message, category },
    texts: { 'Category name': 'Books' },
    changed: 'Category name',
    button: 'Submit',
  },
  note: {
    page: '/dashboard/admin/orders/1042',
    endpoint: endpoints.addOrderNote,
    reply: { success, message, order },
    texts: { 'New note': 'Rang twice' },
    changed: 'New note',
    button: 'Add note',
  },
} satisfies Record<string, Screen>;

const { note } = SCREENS;

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [category] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
  );
});

type Answer = 'lost' | 'done' | Response;

/** Answers the calls of a form one after another. Returns the keys that they had. */
function answer({ endpoint, reply }: Screen, ...answers: Answer[]) {
  const keys: (string | null)[] = [];
  server.use(
    on(endpoint).answer(({ request }) => {
      const next = answers[keys.length] ?? 'done';
      keys.push(request.headers.get('Idempotency-Key'));
      if (next === 'lost') return HttpResponse.error();
      return next === 'done' ? HttpResponse.json(reply, { status: 201 }) : next;
    }),
  );
  return keys;
}

async function open({ page, changed, isVisitor }: Screen) {
  const view = renderApp(page, isVisitor ? {} : { session });
  await screen.findByLabelText(changed);
  return view;
}

async function fill({ page, texts }: Screen) {
  if (page.endsWith('create-product')) {
    fireEvent.mouseDown(screen.getByLabelText('Category'));
    fireEvent.click(await screen.findByText('Books', { selector: '[class*="option-content"]' }));
    fillIn({ 'Price in dollars': '19.99', 'Quantity in stock': '7' });
  }
  fillIn(texts);
}

/** Presses the button, and waits until the call is over. */
async function press({ button }: Screen, keys: readonly unknown[], calls: number) {
  const submit = await screen.findByRole('button', { name: button });
  await waitFor(() => expect(submit).toBeEnabled());
  fireEvent.click(submit);
  await waitFor(() => expect(keys).toHaveLength(calls));
}

test.each(Object.entries<Screen>(SCREENS))(
  'after a lost reply, the next press of a %s has the same key, also when the form was changed',
  async (_name, form) => {
    const keys = answer(form, 'lost', 'lost');
    await open(form);
    await fill(form);
    await press(form, keys, 1);
    await press(form, keys, 2);
    fillIn({ [form.changed]: 'Something else' });
    await press(form, keys, 3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  },
);

test.each(['category', 'note'] as const)('the next %s has another key', async (name) => {
  const form: Screen = SCREENS[name];
  const keys = answer(form);
  await open(form);
  for (const calls of [1, 2]) {
    await fill(form);
    await press(form, keys, calls);
    await waitFor(() => expect(screen.getByLabelText(form.changed)).toHaveValue(''));
  }
  expect(new Set(keys).size).toBe(2);
});

test('after a reload, the restored draft still has its key; once discarded, it does not', async () => {
  const keys = answer(note, 'lost', 'lost');
  const view = await open(note);
  await fill(note);
  await press(note, keys, 1);
  window.dispatchEvent(new Event('pagehide'));
  view.unmount();
  draftsInMemory.clear();
  await open(note);
  await press(note, keys, 2);
  expect(keys[1]).toBe(keys[0]);
  fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  await fill(note);
  await press(note, keys, 3);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a call that is under way is asked for again until its reply is there', async () => {
  const wait = () =>
    HttpResponse.json(
      { success: false, message: 'It is under way' },
      { status: 409, headers: { 'Retry-After': '0.01' } },
    );
  const keys = answer(note, wait(), wait(), 'done');
  await open(note);
  await fill(note);
  await press(note, keys, 3);
  expect(new Set(keys).size).toBe(1);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText('It is under way')).toBeNull();
});

test('a call that stays under way is given up, and keeps its key', async () => {
  const wait = HttpResponse.json(
    { success: false, message: 'It is under way' },
    { status: 409, headers: { 'Retry-After': '0.01' } },
  );
  const keys = answer(note, ...Array.from({ length: 6 }, () => wait.clone()));
  await open(note);
  await fill(note);
  await press(note, keys, 6);
  expect(await screen.findByText('It is under way')).toBeVisible();
  await press(note, keys, 7);
  expect(new Set(keys).size).toBe(1);
});

test('after a conflict, the changed form has a new key', async () => {
  const keys = answer(note, 'lost', refusal(409, 'This was already sent with other content'));
  await open(note);
  await fill(note);
  await press(note, keys, 1);
  fillIn({ [note.changed]: 'Rang three times' });
  await press(note, keys, 2);
  expect(await screen.findByText('This was already sent with other content')).toBeVisible();
  await press(note, keys, 3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
