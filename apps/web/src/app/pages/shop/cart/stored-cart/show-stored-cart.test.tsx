import { STORAGE_KEYS } from '@shop/shared';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { buildProduct, buildSession } from '../../../../../testing/factories';
import { renderApp } from '../../../../../testing/render-app';
import { serveCheckout } from '../../../../../testing/serve-checkout';
import { showStoredCart } from './show-stored-cart';
import { StoredCart } from './stored-cart';

const photo = { version: 'abc', width: 800, height: 800 };
const lamp = buildProduct({ name: 'Lamp', description: 'Warm light for long evenings', photo });
const chair = buildProduct({ name: 'Chair', price: 1_075, photo: null });

afterEach(() => {
  document.body.innerHTML = '';
});

const page = (
  <MemoryRouter>
    <StoredCart />
  </MemoryRouter>
);

/** The cart page as the server sends it, in a browser with these stored values. */
function openPage(cart: unknown) {
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify(cart));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  return { root, isShown: showStoredCart(window) };
}

const rows = () => screen.queryAllByRole('listitem');

test('a stored cart is shown before React is there: each product once, with its pieces counted', () => {
  expect(openPage([lamp, chair, lamp]).isShown).toBe(true);
  expect(screen.getByRole('heading', { name: 'Hello Guest' })).toBeVisible();
  const count = 'You Have 3 items in your cart please login to checkout';
  expect(screen.getByText(count)).toBeVisible();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^LampWarm light .*\.\.\.\$19\.99 each\$39\.98$/),
    expect.stringMatching(/^Chair.*\$1,075\.00$/),
  ]);
  const chairLink = screen.getByRole('link', { name: 'Chair' });
  expect(chairLink).toHaveAttribute('href', `/product/${chair.slug}`);
});

test('it has the texts and pictures that the page shows later', async () => {
  const cart = [lamp, lamp];
  serveCheckout(lamp);
  openPage(cart);
  const parts = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => ({
        heading: within(row).getByRole('heading').textContent,
        picture: row.querySelector('img')?.getAttribute('srcset'),
        prices: Array.from(row.querySelectorAll('.tabular'), (price) => price.textContent).slice(
          0,
          2,
        ),
      }));
  const before = parts(screen.getByRole('list'));
  document.body.innerHTML = '';
  renderApp('/cart', { cart });
  expect(parts(await screen.findByRole('list', { name: 'Items' }))).toEqual(before);
});

test('who is signed in is greeted by name, and not asked to sign in', () => {
  localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify(buildSession({ name: 'Ada' })));
  openPage([lamp]);
  expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  expect(screen.getByText('You Have 1 items in your cart')).toBeVisible();
});

test.each([[], {}, null, 'text', [{ price: 'free' }]])(
  'without anything readable (%j) nothing is shown',
  (cart) => {
    const { root, isShown } = openPage(cart);
    expect(isShown).toBe(false);
    expect(root.querySelector('#stored-cart')).toBeEmptyDOMElement();
  },
);

test('a browser that stores nothing, and a page that has no place for it, are left alone', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError');
  });
  expect(showStoredCart(window)).toBe(false);
  vi.restoreAllMocks();
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify([lamp]));
  expect(showStoredCart(window)).toBe(false);
});

test('React continues from a page that was filled, without a complaint', () => {
  const { root } = openPage([lamp]);
  const complaint = vi.spyOn(console, 'error');
  render(page, { container: root, hydrate: true });
  expect(complaint).not.toHaveBeenCalled();
  expect(rows()).toHaveLength(1);
});
