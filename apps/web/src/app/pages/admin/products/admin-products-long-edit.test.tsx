import {
  endpoints,
  longEditPartSchema,
  type AdministeredProduct,
  type LongEdit,
} from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { buildAdministeredProduct, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const COUNT = 60;

let products: AdministeredProduct[];
/** How many products each part names that was sent, by its number. */
let parts: Map<string, number>;
/** What the shop knows of the edit. */
let edit: LongEdit | null;
let steps: unknown[];

beforeEach(() => {
  products = Array.from({ length: COUNT }, (_, at) =>
    buildAdministeredProduct({ name: `Lamp ${at}`, price: 20 }),
  );
  parts = new Map();
  edit = null;
  steps = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products,
      total: COUNT,
    })),
    on(endpoints.getLongEdit).answer(() => ({ success: true, edit })),
    on(endpoints.addLongEditPart).answer(async ({ params, request }) => {
      const { changes, parts: all } = longEditPartSchema.parse(await request.json());
      parts.set(String(params.number), changes.length);
      const isLast = Number(params.number) === all;
      edit = kept({ key: String(params.key), state: isLast ? 'running' : 'filling' });
      return { success: true, edit };
    }),
    on(endpoints.stepLongEdit).answer(async ({ request }) => {
      const { step } = (await request.json()) as { step: string };
      steps.push(step);
      edit = step === 'forget' ? null : kept({ state: 'running', isUndo: step === 'undo' });
      return { success: true, edit };
    }),
  );
});

const kept = (given: Partial<LongEdit>): LongEdit => ({
  ...{ key: 'key', state: 'done', isUndo: false },
  ...{ total: COUNT, finished: 0, done: 0, already: 0, refusals: [] },
  ...given,
});

async function openPage() {
  renderApp('/dashboard/admin/products', { session: buildSession({ role: 1 }) });
  await screen.findByText(`${COUNT} products`);
}

async function askForAll() {
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  fireEvent.change(screen.getByLabelText('What to do to the selected products'), {
    target: { value: 'percent' },
  });
  fireEvent.change(screen.getByLabelText(/^Value:/), { target: { value: '10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return within(await screen.findByRole('dialog', { name: `Change ${COUNT} products?` }));
}

async function applyToAll() {
  const question = await askForAll();
  fireEvent.click(question.getByRole('button', { name: `Change ${COUNT} products` }));
}

test('many products are changed only after a question, which says what changes', async () => {
  const question = await askForAll();
  question.getByText('Change price by % … 10');
  question.getByText(/such as Lamp 0: \$20\.00 → \$22\.00/);
  fireEvent.click(question.getByRole('button', { name: 'Keep them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(parts.size).toBe(0);
  screen.getByText(`${COUNT} selected`, { selector: 'p' });
});

const summary = { selector: '[class*="summary"]' };

test('a long edit is given to the shop, which says how far it is, and undoes it', async () => {
  await applyToAll();
  await screen.findByText(`Changing: 0 of ${COUNT}`);
  expect([...parts]).toEqual([
    ['1', 50],
    ['2', 10],
  ]);
  const refusals = [{ name: 'Lamp 7', slug: 'lamp-7', message: 'Bob changed the price' }];
  edit = kept({ finished: COUNT, done: COUNT - 1, refusals });
  await screen.findByText('59 products changed. 1 not changed.', summary, { timeout: 3_000 });
  screen.getByText(/Bob changed the price/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(`Undoing: 0 of ${COUNT}`);
  edit = kept({ isUndo: true, total: 59, finished: 59, done: 59 });
  await screen.findByText('59 products restored.', summary, { timeout: 3_000 });
  // The next page does not show it again.
  await waitFor(() => expect(steps).toEqual(['undo', 'forget']));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('59 products restored.', summary)).toBeNull());
  expect(steps).toEqual(['undo', 'forget']);
});

test('what was like this already is told apart from what was changed', async () => {
  edit = kept({ finished: COUNT, done: COUNT - 1, already: 1 });
  await openPage();
  await screen.findByText('59 products changed. 1 already like this.', summary);
});

test('a newer edit of a few products takes the place of one that is over', async () => {
  edit = kept({ finished: COUNT, done: COUNT });
  server.use(
    on(endpoints.bulkEditProducts).answer(() => ({
      success: true,
      message: '',
      results: [{ productId: products[0]?._id ?? '', outcome: 'done', message: '' }],
    })),
  );
  await openPage();
  await screen.findByText('60 products changed.', summary);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamp 0' }));
  fireEvent.change(screen.getByLabelText('What to do to the selected products'), {
    target: { value: 'percent' },
  });
  fireEvent.change(screen.getByLabelText(/^Value:/), { target: { value: '10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('1 product changed.', summary);
  expect(steps).toEqual(['forget']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/ changed\.$/, summary)).toBeNull());
});

test('the next page finds an edit that goes on, and stops and resumes it', async () => {
  edit = kept({ state: 'running', finished: 20, done: 20 });
  await openPage();
  await screen.findByText(`Changing: 20 of ${COUNT}`);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(steps).toEqual(['stop']));
  edit = kept({ state: 'stopped', finished: 20, done: 20 });
  await screen.findByText('20 products changed. 40 not tried yet.', summary, { timeout: 3_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
  await waitFor(() => expect(steps).toEqual(['stop', 'resume']));
});

test('an edit that the shop does not take says so, and changes nothing', async () => {
  server.use(
    on(endpoints.addLongEditPart).answer(() => refusal(409, 'An edit of yours is still running')),
  );
  await applyToAll();
  await screen.findByText('An edit of yours is still running. Nothing was changed.');
  expect(screen.queryByText(/^Sending/)).toBeNull();
});

/** Keeps the last part, but its reply waits for `release`, and is lost if `isLost`. */
function holdLastReply({ isLost = false } = {}) {
  const reply = deferred();
  server.use(
    on(endpoints.addLongEditPart).answer(async ({ params, request }) => {
      const { parts: all } = longEditPartSchema.parse(await request.json());
      const isLast = Number(params.number) === all;
      edit = kept({ key: String(params.key), state: isLast ? 'running' : 'filling' });
      parts.set(String(params.number), all);
      if (isLast) await reply.promise;
      return isLast && isLost ? refusal(500, 'Out of order') : { success: true, edit };
    }),
  );
  return reply.resolve;
}

test('Stop while the last part is sent stops the edit that it has begun', async () => {
  const release = holdLastReply();
  server.use(
    on(endpoints.stepLongEdit).answer(async ({ params, request }) => {
      steps.push(((await request.json()) as { step: string }).step);
      edit = kept({ key: String(params.key), state: 'stopped', finished: 10, done: 10 });
      return { success: true, edit };
    }),
  );
  await applyToAll();
  await waitFor(() => expect(parts.size).toBe(2));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  release();
  await screen.findByText('10 products changed. 50 not tried yet.', summary);
  expect(steps).toEqual(['stop']);
});

test('an edit that the shop has begun is shown, though no reply says so', async () => {
  holdLastReply({ isLost: true })();
  await applyToAll();
  await screen.findByText(`Changing: 0 of ${COUNT}`, undefined, { timeout: 20_000 });
  expect(screen.queryByText(/Nothing was changed/)).toBeNull();
});
