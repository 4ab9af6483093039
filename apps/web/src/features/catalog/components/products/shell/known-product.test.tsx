import { endpoints } from '@shop/shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  buildOrder,
  buildOrderLine,
  buildProduct,
  buildSession,
} from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';
import { serveEmptyShop } from '../../../../../testing/serve-empty-shop';
import { serveCheckout } from '../../../../../testing/serve-checkout';

const photo = { version: 'v1', width: 800, height: 800 };
const lamp = buildProduct({ name: 'Desk Lamp', slug: 'desk-lamp', price: 29.5, photo });

/** The lamp's page, whose reply never comes. */
async function shell() {
  return within(await screen.findByRole('status', { name: 'Loading the product' }));
}

/** Where the only photo in a part comes from. */
const sourceIn = (part: Awaited<ReturnType<typeof shell>>) =>
  part.getByRole('presentation', { hidden: true }).getAttribute('src');

beforeEach(() => {
  serveEmptyShop();
  server.use(on(endpoints.getProduct).answer(() => new Promise<never>(() => undefined)));
});

test('a product that is opened from the cart has its name, price and photo at once', async () => {
  serveCheckout(lamp);
  renderApp('/cart', { cart: [lamp] });
  const heading = within(await screen.findByRole('heading', { name: 'Desk Lamp' }));
  await userEvent.click(heading.getByRole('link'));
  const page = await shell();
  expect(page.getByText('Desk Lamp')).toBeVisible();
  expect(page.getByText('$29.50')).toBeVisible();
  expect(sourceIn(page)).toContain(lamp._id);
});

test('one that is opened from an order has its name and the photo of the variant, and no old price', async () => {
  const own = { ...photo, _id: 'a'.repeat(24) };
  const line = buildOrderLine({
    name: 'Desk Lamp',
    slug: 'desk-lamp',
    photo: own,
    inCatalog: true,
  });
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.listMyOrders).answer(() => [buildOrder({ products: [line] })]),
  );
  renderApp('/dashboard/user/orders', { session: buildSession() });
  await userEvent.click(await screen.findByRole('link', { name: 'Desk Lamp' }));
  const page = await shell();
  expect(page.getByText('Desk Lamp')).toBeVisible();
  expect(page.queryByText(/\$/)).not.toBeInTheDocument();
  expect(sourceIn(page)).toContain(own._id);
});
