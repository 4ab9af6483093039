import { endpoints, type Product, type QuoteLine } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildProduct, buildSession } from '../../../../testing/factories';
import { fillIn } from '../../../../testing/fill-in';
import { on, server } from '../../../../testing/handlers';
import { quoteReply } from '../../../../testing/quote-reply';
import { renderApp } from '../../../../testing/render-app';
import { serveCatalog } from '../../../../testing/serve-catalog';

const lamp = buildProduct({
  name: 'Lamp',
  price: 19.99,
  description: 'Warm light for long evenings at home',
});
const chair = buildProduct({ name: 'Chair', price: 75 });

/** Answers with a quote of these products; fields that aren't given are as in the cart. */
function quote(cart: readonly Product[], changes: Record<string, Partial<QuoteLine>> = {}) {
  server.use(
    on(endpoints.quoteOrder).answer(({ request }) => {
      const lines = Array.from(new Set(cart), ({ _id, name, price }) => ({
        product: _id,
        state: 'available' as const,
        price,
        available: 5,
        ...changes[name],
      }));
      return quoteReply(lines, request);
    }),
  );
}

async function items() {
  const list = await screen.findByRole('list', { name: 'Items' });
  return within(list).getAllByRole('listitem');
}

const storedPrices = () =>
  (JSON.parse(localStorage.getItem('cart') ?? '[]') as Product[]).map(({ price }) => price);

test('an empty cart says so, leads back to the products and shows the newest [S2.21]', async () => {
  const { products } = serveCatalog();
  renderApp('/cart');
  const count = await screen.findByText('Your Cart Is Empty');
  expect(count.textContent).toBe(' Your Cart Is Empty');
  expect(screen.getByRole('heading', { name: 'Hello Guest' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/');
  const newest = within(await screen.findByRole('region', { name: 'New in the shop' }));
  const [first] = await newest.findAllByRole('button', { name: 'ADD TO CART' });
  quote(products.slice(0, 1));
  fireEvent.click(first ?? document.body);
  expect(
    await screen.findByText('You Have 1 items in your cart please login to checkout'),
  ).toBeVisible();
});

test('a line shows what its pieces cost together, the summary what all lines do', async () => {
  quote([lamp, chair]);
  renderApp('/cart', { cart: [lamp, chair, lamp] });
  const [first, second] = await items();
  expect(first).toHaveTextContent(/\.\.\.\$19\.99 each\$39\.98/);
  expect(second).toHaveTextContent(/\.\.\.\$75\.00/);
  expect(screen.getByText('$114.98')).toBeVisible();
});

test('where the shop delivers, a line of a product that is not shipped says so', async () => {
  const bike = buildProduct({ name: 'Bike', shipping: false });
  quote([lamp, bike]);
  const { unmount } = renderApp('/cart', { cart: [lamp, bike] });
  // Perhaps nobody has chosen.
  expect((await items())[1]).not.toHaveTextContent('ship');
  unmount();
  renderApp('/cart', { cart: [lamp, bike], shop: { pricing: 'zones' } });
  const [first, second] = await items();
  expect(first).not.toHaveTextContent('ship');
  expect(second).toHaveTextContent('We don’t ship this item');
});

test('what the shop says about delivery and returns stands in the summary, when it is set', async () => {
  quote([lamp]);
  renderApp('/cart', { cart: [lamp], shop: { returnsText: 'Within 30 days' } });
  const summary = within(await screen.findByRole('region', { name: 'Cart Summary' }));
  expect(summary.getByText('Within 30 days')).toBeVisible();
  expect(summary.queryByText('Delivery')).not.toBeInTheDocument();
});

test('delivery and returns stand there in one line that leads to their pages, then how to pay', async () => {
  quote([lamp]);
  const shop = {
    deliveryLine: 'Free delivery',
    deliveryText: 'In four days',
    returnsLine: '30 days',
    paymentLine: 'Visa and PayPal',
  };
  renderApp('/cart', { cart: [lamp], shop });
  const summary = within(await screen.findByRole('region', { name: 'Cart Summary' }));
  expect(summary.getByRole('link', { name: 'Free delivery' })).toHaveAttribute('href', '/delivery');
  expect(summary.getByRole('link', { name: '30 days' })).toHaveAttribute('href', '/returns');
  expect(summary.getByText('Visa and PayPal')).toBeVisible();
  expect(summary.queryByText('In four days')).not.toBeInTheDocument();
});

test('a cart of goods that are not shipped promises no delivery', async () => {
  const file = buildProduct({ name: 'Pattern', shipping: false });
  quote([file]);
  renderApp('/cart', {
    cart: [file],
    shop: { deliveryLine: 'Free delivery', returnsLine: '30 days' },
  });
  const summary = within(await screen.findByRole('region', { name: 'Cart Summary' }));
  expect(summary.getByText('30 days')).toBeVisible();
  expect(summary.queryByText('Free delivery')).not.toBeInTheDocument();
});

test('a shop that says nothing about payment still says when it takes place', async () => {
  quote([lamp]);
  renderApp('/cart', { session: buildSession(), cart: [lamp], shop: { paymentLine: '' } });
  expect(await screen.findByText('You pay when you place the order')).toBeVisible();
});

test('a visitor sees the items, their total and a login link that returns to the cart [S2.20 S2.22 S2.23 S2.25 S6.1]', async () => {
  const cart = [lamp, chair, lamp];
  quote(cart);
  renderApp('/cart', { cart });
  expect(
    await screen.findByText('You Have 3 items in your cart please login to checkout'),
  ).toBeVisible();
  const rows = await items();
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('LampWarm light for long evenings a...$19.99');
  expect(rows[1]).toHaveTextContent('Chair');
  expect(screen.getByText('$114.98')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Please login to checkout' })).toHaveAttribute(
    'href',
    '/login?next=%2Fcart',
  );
  expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument();
});

test('a shopper is greeted and sees the delivery address [S2.20 S2.24]', async () => {
  quote([lamp]);
  renderApp('/cart', { session: buildSession({ name: 'Ada Buyer' }), cart: [lamp] });
  expect(await screen.findByRole('heading', { name: 'Hello Ada Buyer' })).toBeVisible();
  expect(screen.getByText('You Have 1 items in your cart')).toBeVisible();
  expect(screen.getByText('1 Main Street')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Update address' })).toHaveAttribute(
    'href',
    '/dashboard/user/profile',
  );
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeEnabled();
});

test('who updates the address from the cart is offered the way back', async () => {
  quote([lamp]);
  const session = buildSession();
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.updateProfile).answer(() => ({
      success: true,
      message: 'profile updated successfully',
      updatedUser: { ...session.user, address: '2 Side Street' },
    })),
  );
  renderApp('/cart', { session, cart: [lamp] });
  fireEvent.click(await screen.findByRole('link', { name: 'Update address' }));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(screen.queryByRole('link', { name: 'Back to your cart' })).not.toBeInTheDocument();
  fillIn({ Address: '2 Side Street' });
  fireEvent.click(screen.getByRole('button', { name: 'UPDATE' }));
  expect(await screen.findByRole('link', { name: 'Back to your cart' })).toHaveAttribute(
    'href',
    '/cart',
  );
});

test('a shopper without an address must add one first [S2.24]', async () => {
  quote([lamp]);
  renderApp('/cart', { session: buildSession({ address: '' }), cart: [lamp] });
  expect(await screen.findByRole('link', { name: 'Update address' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
});

test('Remove drops the product, on screen and in the stored cart [S2.22 S4.2 R20]', async () => {
  quote([lamp, chair]);
  renderApp('/cart', { cart: [lamp, chair, lamp] });
  await removeFirst();
  await screen.findByText('You Have 1 items in your cart please login to checkout');
  expect(storedPrices()).toEqual([75]);
});

test('the stepper changes the number of pieces, their total and the stored cart [R20]', async () => {
  quote([lamp, chair], { Lamp: { available: 2 } });
  renderApp('/cart', { cart: [lamp, chair] });
  const stepper = within(await screen.findByRole('group', { name: 'Quantity of Lamp' }));
  const fewer = stepper.getByRole('button', { name: 'One fewer' });
  const more = stepper.getByRole('button', { name: 'One more' });
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(stepper.getByText('2')).toBeVisible();
  expect(screen.getByText('You Have 3 items in your cart please login to checkout')).toBeVisible();
  expect(screen.getByText('$114.98')).toBeVisible();
  expect(storedPrices()).toEqual([19.99, 75, 19.99]);

  await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(more);
  expect(storedPrices()).toHaveLength(3);
  expect(screen.getByText('Only 2 left, and both are in your cart')).toBeVisible();
  await userEvent.click(fewer);
  expect(storedPrices()).toEqual([19.99, 75]);
});

async function removeFirst() {
  const [first] = await items();
  if (!first) throw new Error('There is no first item');
  const remove = within(first).getByRole('button', { name: 'Remove' });
  remove.focus();
  fireEvent.click(remove);
}

test('Undo puts all pieces of the product back where they were [R20]', async () => {
  quote([lamp, chair]);
  renderApp('/cart', { cart: [lamp, chair, lamp] });
  await removeFirst();
  expect(await screen.findByText('Lamp removed from your cart')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Lamp is back in your cart')).toBeInTheDocument();
  expect(storedPrices()).toEqual([19.99, 19.99, 75]);
  expect(screen.queryByText('Lamp removed from your cart')).not.toBeInTheDocument();
});

test('an item that is removed again is no longer said to be back', async () => {
  quote([lamp, chair]);
  renderApp('/cart', { cart: [lamp, chair] });
  await removeFirst();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Lamp is back in your cart')).toBeInTheDocument();
  await removeFirst();
  expect(await screen.findByText('Lamp removed from your cart')).toBeInTheDocument();
  expect(screen.queryByText('Lamp is back in your cart')).not.toBeInTheDocument();
});

test('removing with the keyboard moves the focus to Undo, which returns it to the cart', async () => {
  quote([lamp, chair]);
  renderApp('/cart', { cart: [lamp, chair] });
  await removeFirst();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(storedPrices()).toEqual([19.99, 75]);
  const count = await screen.findByText('You Have 2 items in your cart please login to checkout');
  await waitFor(() => expect(count).toHaveFocus());
});

test('removing with the pointer leaves the focus in the cart, so that the message passes', async () => {
  quote([lamp, chair]);
  renderApp('/cart', { cart: [lamp, chair] });
  const [first] = await items();
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Remove' }));
  const count = await screen.findByText('You Have 1 items in your cart please login to checkout');
  await screen.findByRole('button', { name: 'Undo' });
  expect(count).toHaveFocus();
});

test('Ctrl+Z undoes the last removal', async () => {
  quote([lamp, chair]);
  renderApp('/cart', { cart: [lamp, chair] });
  await removeFirst();
  await screen.findByText('Lamp removed from your cart');
  await removeFirst();
  await screen.findByText('Chair removed from your cart');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(storedPrices()).toEqual([75]));
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
  await waitFor(() => expect(storedPrices()).toEqual([19.99, 75]));
});

test('a changed price is shown at the item, counts in the total, and can be accepted [R20]', async () => {
  quote([lamp, chair], { Lamp: { price: 24.5 } });
  renderApp('/cart', { session: buildSession(), cart: [lamp, chair] });
  const notice = await screen.findByText(/The price changed/);
  expect(notice).toHaveTextContent('The price changed from $19.99 to $24.50.');
  expect(screen.getByText('$99.50')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeEnabled();

  const accept = screen.getByRole('button', { name: 'OK' });
  expect(accept).toHaveAccessibleDescription('The price changed from $19.99 to $24.50.');
  fireEvent.click(accept);
  await waitFor(() => expect(screen.queryByText(/The price changed/)).not.toBeInTheDocument());
  expect(storedPrices()).toEqual([24.5, 75]);
});

test.each([
  ['gone', { state: 'gone', price: null, available: 0 }, 'No longer sold.'],
  ['sold out', { state: 'sold-out', available: 0 }, 'Sold out.'],
] as const)(
  'an item that is %s blocks the payment until it is removed [R20]',
  async (_, change, words) => {
    quote([lamp, chair], { Lamp: change });
    renderApp('/cart', { session: buildSession(), cart: [lamp, chair] });
    expect(await screen.findByText(`${words} Remove it to continue.`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
    // Of what can't be bought there is no other quantity to choose.
    expect(screen.queryByRole('group', { name: 'Quantity of Lamp' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Quantity of Chair' })).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: 'Remove unavailable items' }));
    expect(await screen.findByText('You Have 1 items in your cart')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make Payment' })).toBeEnabled());
    expect(storedPrices()).toEqual([75]);
  },
);

test('when stock is short, the quantity can be brought down to it with one click', async () => {
  quote([lamp, chair], { Lamp: { state: 'short', available: 1 } });
  renderApp('/cart', { session: buildSession(), cart: [lamp, chair, lamp] });
  expect(await screen.findByText('Only 1 left. The total counts 1 of your 2.')).toBeVisible();
  const [first] = await items();
  expect(first).toHaveTextContent('$19.99 each$19.99');
  expect(screen.getByText('$94.99')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
  expect(screen.getByText('There are fewer left than in your cart.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change to what is left' }));
  expect(storedPrices()).toEqual([19.99, 75]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make Payment' })).toBeEnabled());
});

test('what the total has besides the lines is named, as the shop says', async () => {
  server.use(
    on(endpoints.quoteOrder).answer(() => ({
      success: true,
      lines: [{ product: lamp._id, state: 'available', price: lamp.price, available: 5 }],
      adjustments: [{ name: 'Voucher', amount: -5 }],
      total: 14.99,
    })),
  );
  renderApp('/cart', { cart: [lamp] });
  const summary = within(await screen.findByRole('region', { name: 'Cart Summary' }));
  expect(await summary.findByText('-$5.00')).toBeVisible();
  expect(summary.getByText('Voucher')).toBeVisible();
  expect(summary.getByText('$14.99')).toBeVisible();
});
