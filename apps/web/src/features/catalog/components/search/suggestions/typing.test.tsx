import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { deferred } from '../../../../../testing/deferred';
import { buildId } from '../../../../../testing/factories';
import { on, refusal, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

let asked: string[];
let cancel: MockInstance<XMLHttpRequest['abort']>;
let held: Map<string, Promise<void>>;

beforeEach(() => {
  asked = [];
  held = new Map();
  cancel = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  server.use(
    on(endpoints.suggestProducts).answer(async ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(text);
      await held.get(text);
      const product = { _id: buildId(), name: `For ${text}`, slug: 'a', price: 5, photo: null };
      return { success: true, products: [product], categories: [] };
    }),
  );
});

async function openShop() {
  renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
}
const field = () => screen.getByRole('combobox', { name: 'Search' });
const typeNow = (text: string) => fireEvent.input(field(), { target: { value: text } });
const pause = (milliseconds = 250) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function type(text: string) {
  field().focus();
  await screen.findByRole('listbox', { hidden: true });
  typeNow(text);
}

test('what is typed before the list is loaded is kept, and asked for', async () => {
  await openShop();
  expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument();
  field().focus();
  typeNow('lamp');
  expect(await screen.findByRole('option', { name: /For lamp/ })).toBeVisible();
  expect(field()).toHaveValue('lamp');
  expect(field()).toHaveFocus();
});

test('only asks when typing pauses, without spaces around the text', async () => {
  await openShop();
  await type('la');
  for (const text of ['lam', 'lamp', ' lamp ']) typeNow(text);
  expect(await screen.findByRole('option', { name: /For lamp/ })).toBeVisible();
  expect(asked).toEqual(['lamp']);
});

test('asks for nothing after one Latin letter, and for one character of scripts with longer ones', async () => {
  await openShop();
  await type('l');
  await pause();
  expect(asked).toEqual([]);
  typeNow('灯');
  expect(await screen.findByRole('option', { name: /For 灯/ })).toBeVisible();
});

test('cancels a request that was overtaken, and never shows its reply', async () => {
  const slow = deferred();
  held.set('lam', slow.promise);
  await openShop();
  await type('lam');
  await waitFor(() => expect(asked).toEqual(['lam']));
  typeNow('lamps');
  expect(await screen.findByRole('option', { name: /For lamps/ })).toBeVisible();
  expect(cancel).toHaveBeenCalledTimes(1);
  slow.resolve();
  await pause(50);
  expect(screen.getAllByRole('option', { name: /^For/ })).toHaveLength(1);
  expect(screen.getByRole('option', { name: /For lamps/ })).toBeVisible();
});

test('cancels the request when the list is no longer wanted', async () => {
  held.set('lam', deferred().promise);
  await openShop();
  await type('lam');
  await waitFor(() => expect(asked).toEqual(['lam']));
  field().blur();
  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
});

test('the list stays while a word is typed on, and goes when another is begun', async () => {
  await openShop();
  await type('la');
  await screen.findByRole('option', { name: /For la/ });
  held.set('lam', deferred().promise).set('sofa', deferred().promise);
  typeNow('lam');
  await waitFor(() => expect(asked).toContain('lam'));
  expect(screen.getByRole('option', { name: /For la/ })).toBeVisible();
  typeNow('sofa');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});

test('a failure leaves a plain search form', async () => {
  server.use(on(endpoints.suggestProducts).answer(() => refusal(503, 'Busy')));
  await openShop();
  await type('lamp');
  await pause();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field()).toHaveValue('lamp');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
