import { endpoints, type Category, type SearchedPage, type SuggestedProduct } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory, buildId } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { shopPaths } from '../../../../../lib/address/shop-paths';
import { renderApp } from '../../../../../testing/render-app';
import { knownPage } from '../../../../../ui/page/known-page';

const lamps = buildCategory({ _id: buildId(), name: 'Lamps', slug: 'lamps' });
const desk = suggested('Desk Lamp', 29.5);
const floor = suggested('Floor Lamp', 99);

function suggested(name: string, price: number): SuggestedProduct {
  const slug = name.toLowerCase().replace(' ', '-');
  return { _id: buildId(), name, slug, price, photo: null };
}

function answer(found: {
  products?: SuggestedProduct[];
  categories?: Category[];
  readAs?: string;
  terms?: string[];
  page?: SearchedPage;
}) {
  return { success: true as const, products: [], categories: [], ...found };
}

beforeEach(() => {
  // jsdom gives elements no size, and options without a size are skipped.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  Element.prototype.scrollIntoView = () => undefined;
  server.use(
    on(endpoints.suggestProducts).answer(() =>
      answer({ products: [desk, floor], categories: [lamps] }),
    ),
    on(endpoints.searchProducts).answer(() => []),
  );
});

async function openShop() {
  const app = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  return app;
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
/** By the attribute, because the options of a select have this role, too. */
const options = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(field(), { key });

async function type(text: string) {
  field().focus();
  await screen.findByRole('listbox', { hidden: true });
  fireEvent.input(field(), { target: { value: text } });
}
async function typeAndSee(text: string) {
  await type(text);
  await screen.findByRole('option', { name: /Desk Lamp/ });
}

/** The option that the field names as active. */
function chosen(): string | null | undefined {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  expect(screen.queryAllByRole('option', { selected: true })).toEqual(option ? [option] : []);
  expect(field()).toHaveFocus();
  return option?.textContent;
}

test('lists categories and products with their prices, and says how many', async () => {
  await openShop();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await typeAndSee('lam');
  expect(options()).toEqual([
    'LampsCategory',
    'Desk Lamp$29.50',
    'Floor Lamp$99.00',
    'All results for “lam”',
  ]);
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(chosen()).toBeUndefined();
  expect(screen.getByText('1 category and 2 products suggested')).toHaveRole('status');
});

test('leads to a page of the shop that the text may be about, with or without goods', async () => {
  server.use(on(endpoints.suggestProducts).answer(() => answer({ page: 'contact' })));
  const { router } = await openShop();
  await type('phone num');
  const option = await screen.findByRole('option', { name: /^Contact/ });
  expect(options()).toEqual(['ContactPage', 'All results for “phone num”']);
  expect(screen.getByText('1 page suggested')).toHaveRole('status');
  fireEvent.click(option);
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
});

test('variants that cost differently are suggested from the lowest price on, also where their page is awaited', async () => {
  const lamp = { ...suggested('Desk Lamp, Two Sizes', 20), priceTo: 35 };
  server.use(on(endpoints.suggestProducts).answer(() => answer({ products: [lamp] })));
  await openShop();
  await typeAndSee('lam');
  expect(options()[0]).toBe('Desk Lamp, Two Sizesfrom $20.00');
  expect(knownPage(shopPaths.product(lamp.slug))).toBeUndefined();
  fireEvent.click(screen.getByRole('option', { name: /Two Sizes/ }));
  expect(knownPage(shopPaths.product(lamp.slug))).toBeDefined();
});

test('Down and Up go through the options and back to the field, which keeps the focus', async () => {
  await openShop();
  await typeAndSee('lam');
  const keys = [...Array<string>(5).fill('ArrowDown'), 'ArrowUp', 'ArrowUp'];
  const seen = keys.map((key) => {
    press(key);
    return chosen();
  });
  const [category, first, second, all] = options();
  expect(seen).toEqual([category, first, second, all, undefined, all, second]);
});

test('longer texts come first, and all results last; both open the results', async () => {
  server.use(
    on(endpoints.suggestProducts).answer(() => answer({ products: [desk], terms: ['desk lamp'] })),
  );
  const { router } = await openShop();
  await typeAndSee('desk la');
  expect(options()).toEqual(['desk lamp', 'Desk Lamp$29.50', 'All results for “desk la”']);
  expect(screen.getByRole('option', { name: /^All results/ })).toHaveAttribute(
    'href',
    '/search?q=desk+la',
  );
  fireEvent.click(screen.getByRole('option', { name: 'desk lamp' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=desk+lamp'));
});

test.each(['Home', 'End', 'ArrowLeft', 'x'])('%s returns to the text', async (key) => {
  await openShop();
  await typeAndSee('lam');
  press('ArrowDown');
  const isLeftAlone = press(key);
  expect(isLeftAlone).toBe(true);
  expect(chosen()).toBeUndefined();
});

test('Enter on an option opens it', async () => {
  const { router } = await openShop();
  await typeAndSee('lam');
  press('ArrowDown');
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/desk-lamp'));
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});

test('a click on an option opens it, and the field keeps the focus until then', async () => {
  const { router } = await openShop();
  await typeAndSee('lam');
  const option = screen.getByRole('option', { name: /Lamps/ });
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  await waitFor(() => expect(router.state.location.pathname).toBe('/category/lamps'));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('without a choice Enter is left to the form, which searches for what was typed', async () => {
  const { router } = await openShop();
  await typeAndSee('lam');
  expect(press('Enter')).toBe(true);
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText('No Products Found')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=lam' });
  expect(options()).toEqual([]);
});

test('Escape closes the list and keeps the text; an arrow key opens it again', async () => {
  await openShop();
  await typeAndSee('lam');
  expect(press('Escape')).toBe(false);
  expect(options()).toEqual([]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('lam');
  expect(press('Escape')).toBe(true);
  press('ArrowUp');
  await waitFor(() => expect(chosen()).toBe('All results for “lam”'));
  press('Escape');
  press('ArrowDown');
  await waitFor(() => expect(chosen()).toBe('LampsCategory'));
});

test('leaving the field closes the list', async () => {
  await openShop();
  await typeAndSee('lam');
  field().blur();
  await waitFor(() => expect(options()).toEqual([]));
});

test('says when words were corrected, and when there is nothing', async () => {
  server.use(
    on(endpoints.suggestProducts).answer(({ request }) =>
      new URL(request.url).searchParams.get('q') === 'lanp'
        ? answer({ products: [desk], readAs: 'lamp' })
        : answer({}),
    ),
  );
  await openShop();
  await typeAndSee('lanp');
  expect(screen.getByText('Suggestions for')).toHaveTextContent('Suggestions for lamp');
  expect(screen.getByText('1 product suggested for lamp')).toHaveRole('status');
  await type('xqzzy');
  expect(await screen.findByText('No suggestions')).toHaveRole('status');
  expect(options()).toEqual([]);
  expect(within(screen.getByRole('search')).queryByText('Suggestions for')).toBeNull();
});
