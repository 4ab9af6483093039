import { DEMO_SHOP_DETAILS, type ShopDetails } from '@shop/shared';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildProduct } from '../../../testing/factories';
import { createTestRouter } from '../../../testing/test-router';
import { ShopDetailsContext } from '../../../ui/page/shop-details';
import { cartStore, putIntoCart } from '../cart-store';
import { AddToCartButton } from '../components/add-to-cart-button';
import { CartPanel } from './cart-panel';
import { loadAddedPanel } from './load-added-panel';

const lamp = buildProduct({ name: 'Lamp', price: 20, quantity: 2 });

beforeAll(async () => {
  await loadAddedPanel();
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function openPage(path = '/', shop: Partial<ShopDetails> = {}) {
  const { router, TestRouter } = createTestRouter(path);
  const details = { ...DEMO_SHOP_DETAILS, ...shop };
  render(
    <ShopDetailsContext value={{ details, replace: () => undefined }}>
      <TestRouter>
        <CartPanel />
        <AddToCartButton product={lamp} />
      </TestRouter>
    </ShopDetailsContext>,
  );
  return router;
}

const button = () => screen.getByRole('button', { name: 'ADD TO CART' });
const panel = () => screen.queryByRole('region', { name: 'Added to your cart' });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

/** Presses the button, which then has the focus, and waits for the code of the panel. */
async function add() {
  act(() => button().focus());
  fireEvent.click(button());
  await pass(0);
  const shown = panel();
  if (!shown) throw new Error('There is no panel');
  return shown;
}

test('adding shows the product, its pieces and price, the cart’s total, and the way to pay', async () => {
  putIntoCart(buildProduct({ price: 5.5 }));
  openPage();
  await add();
  const shown = within(await add());
  expect(shown.getByText('Lamp')).toBeVisible();
  expect(shown.getByText('2 ×', { exact: false })).toHaveTextContent('2 × $20.00');
  expect(shown.getByText('$40.00')).toBeVisible();
  expect(shown.getByText(/^Estimated total/)).toHaveTextContent('Estimated total $45.50');
  const hrefOf = (name: string) => shown.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('View cart')).toBe('/cart');
  expect(hrefOf('Check out')).toBe('/cart#cart-summary');
  expect(button()).toHaveFocus();
});

test('where the cart asks for an address, Check out leads to it, and the total is before discounts', async () => {
  openPage('/', { pricing: 'zones' });
  const shown = within(await add());
  expect(shown.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/cart#checkout');
  expect(shown.getByText(/^Estimated total before any discounts/)).toBeVisible();
});

test('it is announced politely', async () => {
  openPage();
  const region = (await add()).querySelector('[aria-live]');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent('Lamp: 1 in your cart. Estimated total $20.00.');
});

test('it closes by itself after ten seconds', async () => {
  openPage();
  await add();
  await pass(9);
  expect(panel()).toBeVisible();
  await pass(2);
  expect(panel()).not.toBeInTheDocument();
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('it stays as long as %s is on it', async (_, come, go) => {
  openPage();
  const shown = await add();
  come(shown);
  await pass(60);
  expect(panel()).toBeVisible();
  go(shown);
  await pass(11);
  expect(panel()).not.toBeInTheDocument();
});

test('Escape and Close end it, and the focus in it returns to the button', async () => {
  openPage();
  for (const end of [
    (close: HTMLElement) => fireEvent.keyDown(close, { key: 'Escape' }),
    (close: HTMLElement) => fireEvent.click(close),
  ]) {
    cartStore.clear();
    const close = within(await add()).getByRole('button', { name: 'Close' });
    act(() => close.focus());
    end(close);
    expect(panel()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  }
});

test('it is about this page: the next one is without it, and the cart shows the product itself', async () => {
  const router = openPage();
  await add();
  await router.navigate('/cart');
  expect(panel()).not.toBeInTheDocument();
  fireEvent.click(button());
  await pass(0);
  expect(panel()).not.toBeInTheDocument();
  await router.navigate('/');
  expect(panel()).not.toBeInTheDocument();
});

test('it goes when more is asked for than there is', async () => {
  openPage();
  await add();
  await add();
  fireEvent.click(button());
  await pass(0);
  expect(panel()).not.toBeInTheDocument();
});

test('nothing opens when nothing fitted', async () => {
  putIntoCart(lamp, 2);
  openPage();
  fireEvent.click(button());
  await pass(0);
  expect(panel()).not.toBeInTheDocument();
});
