import {
  endpoints,
  pinInputSchema,
  synonymsInputSchema,
  type CountedSearch,
  type Pin,
} from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fillIn } from '../../../../testing/fill-in';
import { buildProduct, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { catchSavedFiles } from '../../../../testing/saved-files';

const sofa = buildProduct({ name: 'Oak Sofa', slug: 'oak-sofa' });
const search = (fields: Partial<CountedSearch>): CountedSearch => ({
  words: 'davenport',
  asked: 1_234,
  found: 0,
  findsNow: 0,
  chosen: 0,
  mostChosen: null,
  pinned: 0,
  ...fields,
});

let asked: string[];
let lines: string[];
let pin: Pin;

beforeEach(() => {
  asked = [];
  lines = ['tap, faucet'];
  pin = { words: 'davenport', products: [], version: 0 };
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listSearches).answer(({ request }) => {
      asked.push(new URL(request.url).search);
      const findsNow = lines.length > 1 ? 3 : 0;
      const opened = { _id: sofa._id, name: sofa.name, slug: sofa.slug };
      const searches = [
        search({ findsNow, pinned: pin.products.length }),
        search({ words: 'sofa', asked: 9, found: 4, findsNow: 4, chosen: 2, mostChosen: opened }),
      ];
      return { success: true, searches, total: 2 };
    }),
    on(endpoints.getSynonyms).answer(() => ({
      success: true,
      synonyms: { lines, version: 3, saved: null },
      builtIn: [],
      off: [],
    })),
    on(endpoints.updateSynonyms).answer(async ({ request }) => {
      ({ lines } = synonymsInputSchema.parse(await request.json()));
      const synonyms = { lines, version: 4, saved: null };
      return { success: true, message: 'The synonyms have been saved', synonyms };
    }),
    on(endpoints.getPin).answer(() => ({ success: true, pin })),
    on(endpoints.listProducts).answer(() => ({ success: true, products: [sofa], total: 1 })),
    on(endpoints.updatePin).answer(async ({ request }) => {
      const { products, version, words } = pinInputSchema.parse(await request.json());
      if (version !== pin.version) return refusal(409, 'Grace changed the pinned products');
      const { _id, name, slug } = sofa;
      pin = { words, products: products.map(() => ({ _id, name, slug })), version: version + 1 };
      return { success: true, message: 'The pinned products are saved', pin };
    }),
  );
});

async function openPage(query = '') {
  renderApp(`/dashboard/admin/searches${query}`, { session: buildSession({ role: 1 }) });
  return screen.findByRole('row', { name: /davenport/ });
}

test('searches are listed with how often, what they found then and now, and what was opened', async () => {
  const row = await openPage();
  expect(row).toHaveTextContent('1,234');
  expect(row).toHaveTextContent('Nothing');
  const other = screen.getByRole('row', { name: /^sofa/ });
  expect(within(other).getByRole('link', { name: 'Oak Sofa' })).toBeVisible();
  expect(screen.getByText('2 searches')).toBeVisible();
  expect(new URLSearchParams(asked[0]).get('days')).toBe('30');
});

test('the address says which searches, and of how many days', async () => {
  await openPage('?view=nothing-found&days=90&words=da');
  const query = new URLSearchParams(asked[0]);
  expect(Object.fromEntries(query)).toMatchObject({
    view: 'nothing-found',
    days: '90',
    words: 'da',
  });
  expect(screen.getByLabelText('Find a search')).toHaveValue('da');
});

test('what found nothing is saved as a file, with the filters of the list', async () => {
  const { saved, names } = catchSavedFiles();
  await openPage('?view=nothing-found');
  fireEvent.click(screen.getByRole('button', { name: 'Export (CSV)' }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^searches-/)]));
  const [head, first] = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(head).toBe('Words,Asked,Found,Opened');
  expect(first).toMatch(/^davenport,1234,0,/);
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({
    ...{ view: 'nothing-found', page: '1', pageSize: '100', now: 'no' },
  });
});

test('a synonym is two clicks away, and is added to those that are there', async () => {
  const row = await openPage();
  fireEvent.click(within(row).getByRole('button', { name: /^Add synonym/ }));
  await screen.findByRole('dialog', { name: 'Another word for “davenport”' });
  fillIn({ 'Means the same as': 'sofa, couch' });
  fireEvent.click(screen.getByRole('button', { name: 'Save synonym' }));
  expect(await screen.findByText('The synonyms have been saved')).toBeVisible();
  expect(lines).toEqual(['tap, faucet', 'davenport, sofa, couch']);
  await waitFor(() => expect(row).toHaveTextContent('now 3'));
});

test('an empty synonym stays in the dialog', async () => {
  const row = await openPage();
  fireEvent.click(within(row).getByRole('button', { name: /^Add synonym/ }));
  await screen.findByRole('dialog', { name: 'Another word for “davenport”' });
  fireEvent.click(screen.getByRole('button', { name: 'Save synonym' }));
  expect(await screen.findByText('Enter at least one synonym')).toBeInTheDocument();
  expect(lines).toEqual(['tap, faucet']);
});

test('a product is pinned in two clicks, and removed in one more, which can be undone', async () => {
  const row = await openPage();
  fireEvent.click(within(row).getByRole('button', { name: /^Pin product/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'First for “davenport”' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Pin Oak Sofa' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Remove Oak Sofa' }));
  expect(await dialog.findByText(/^Nothing is pinned/)).toBeInTheDocument();
  expect(pin).toMatchObject({ products: [], version: 2 });
  expect(await screen.findByText('Oak Sofa is no longer pinned')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Undo'));
  expect(await dialog.findByRole('button', { name: 'Remove Oak Sofa' })).toBeInTheDocument();
  expect(pin).toMatchObject({ products: [{ name: 'Oak Sofa' }], version: 3 });
});

test('the dialog stays when shoppers find something meanwhile, and the search leaves the list', async () => {
  const row = await openPage('?view=nothing-found');
  fireEvent.click(within(row).getByRole('button', { name: /^Pin product/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'First for “davenport”' }));
  server.use(on(endpoints.listSearches).answer(() => ({ success: true, searches: [], total: 0 })));
  fireEvent.click(await dialog.findByRole('button', { name: 'Pin Oak Sofa' }));
  await waitFor(() => expect(row).not.toBeInTheDocument());
  expect(dialog.getByRole('button', { name: 'Remove Oak Sofa' })).toBeInTheDocument();
});

test('when somebody else changed what is pinned, that is said and shown', async () => {
  const row = await openPage();
  fireEvent.click(within(row).getByRole('button', { name: /^Pin product/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'First for “davenport”' }));
  const button = await dialog.findByRole('button', { name: 'Pin Oak Sofa' });
  pin = { ...pin, products: [{ _id: '0123456789abcdef01234567', name: 'Stool', slug: 'stool' }] };
  pin.version = 7;
  fireEvent.click(button);
  expect(await screen.findByText('Grace changed the pinned products')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Remove Stool' })).toBeInTheDocument();
});
