import { endpoints } from '@shop/shared';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEverybody } from '../../../lib/storage/forget-everybody';
import { buildProduct, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const lamp = buildProduct({ name: 'Desk Lamp', slug: 'desk-lamp', description: 'Warm light' });

beforeEach(() => {
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: lamp })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
  );
});

afterEach(() => {
  focusManager.setFocused(undefined);
});

test('shows the product, with title and structured data for search engines [S1.5 S2.15 S2.16 R22]', async () => {
  const { container } = renderApp('/product/desk-lamp');
  expect(await screen.findByRole('heading', { level: 1, name: 'Desk Lamp' })).toBeVisible();
  expect(screen.getByText('Warm light')).toBeVisible();
  expect(screen.getByText('$19.99')).toBeVisible();
  expect(await screen.findByText('No Similar Products found')).toBeVisible();
  expect(document.title).toBe('Desk Lamp - Ecommerce App');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://localhost:3000/product/desk-lamp',
  );
  const data: unknown = JSON.parse(
    container.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  expect(data).toMatchObject({
    name: 'Desk Lamp',
    offers: { price: '19.99', priceCurrency: 'USD' },
  });
  expect(data).not.toHaveProperty('offers.hasMerchantReturnPolicy');
});

test('the structured data lead to what the shop says about returns, if it says anything', async () => {
  const { container } = renderApp('/product/desk-lamp', {
    shop: { returnsLine: '30 days to return' },
  });
  await screen.findByRole('heading', { level: 1, name: 'Desk Lamp' });
  const data: unknown = JSON.parse(
    container.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  expect(data).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: { merchantReturnLink: 'http://localhost:3000/returns' },
    },
  });
});

test('says that it is shipped, and nothing where that was not chosen', async () => {
  const facts = async () =>
    within(await screen.findByRole('article'))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  const { unmount } = renderApp('/product/desk-lamp');
  expect(await facts()).toContain('Shipping');
  unmount();
  server.use(
    on(endpoints.getProduct).answer(() => ({
      success: true,
      product: { ...lamp, shipping: false },
    })),
  );
  renderApp('/product/desk-lamp');
  expect(await facts()).toEqual(['Category', 'Stock']);
});

test('shows the sale, the brand and the attributes, and describes them for search engines', async () => {
  const product = {
    ...lamp,
    compareAtPrice: 30,
    priorPrice: 24.5,
    brand: { _id: lamp._id, name: 'Lumo', slug: 'lumo' },
    sku: 'L-1',
    barcode: '4006381333931',
    seo: { title: 'Lamps by Lumo' },
    attributes: [
      { name: 'Color', value: 'Red' },
      { name: 'Color', value: 'Blue' },
    ],
  };
  server.use(on(endpoints.getProduct).answer(() => ({ success: true, product })));
  const { container } = renderApp('/product/desk-lamp');
  expect(await screen.findByRole('row', { name: 'Color Red, Blue' })).toBeVisible();
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent(
    'Sale price $19.99 Regular price $30.00Lowest price of the last 30 days: $24.50Sale',
  );
  expect(article).toHaveTextContent('BrandLumo');
  expect(document.title).toBe('Lamps by Lumo');
  const data: unknown = JSON.parse(
    container.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  expect(data).toMatchObject({
    sku: 'L-1',
    gtin: '4006381333931',
    brand: { '@type': 'Brand', name: 'Lumo' },
    offers: { price: '19.99' },
  });
});

test('shows its photo, its category, ADD TO CART and similar products [S2.15 S2.16 R19]', async () => {
  const shelf = buildProduct({ name: 'Shelf', slug: 'shelf' });
  const photo = { version: 'v1', width: 640, height: 640 };
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: { ...lamp, photo } })),
    on(endpoints.listSimilarProducts).answer(({ params }) => {
      expect(params).toMatchObject({ productId: lamp._id, categoryId: lamp.category._id });
      return { success: true, products: [shelf] };
    }),
  );
  renderApp('/product/desk-lamp');
  const details = within(await screen.findByRole('article'));
  expect(await details.findByRole('img', { name: 'Desk Lamp' })).toHaveAttribute(
    'src',
    expect.stringContaining(`/api/v1/products/product-photo/${lamp._id}`),
  );
  expect(details.getByText('Electronics', { selector: 'dd a' })).toBeVisible();
  // The specification has an inert button here; decision: it adds to the cart.
  await userEvent.click(details.getByRole('button', { name: 'ADD TO CART' }));
  expect(await screen.findByText('item added to cart')).toBeInTheDocument();

  const similar = within(screen.getByRole('region', { name: 'Similar Products' }));
  const card = within(await similar.findByRole('article', { name: 'Shelf' }));
  expect(card.getByRole('link', { name: 'More Details' })).toHaveAttribute(
    'href',
    '/product/shelf',
  );
});

test('what the shop says about delivery and returns stands on the page, when it is set', async () => {
  renderApp('/product/desk-lamp', { shop: { deliveryText: 'Within two days.\nFree from $50.' } });
  const details = within(await screen.findByRole('article'));
  expect(details.getByText(/^Within two days\.\s+Free from \$50\.$/)).toBeVisible();
  expect(details.getByText('Delivery')).toBeVisible();
  expect(details.queryByText('Returns')).not.toBeInTheDocument();
});

test('a product that is not shipped is promised no delivery, but its returns', async () => {
  server.use(
    on(endpoints.getProduct).answer(() => ({
      success: true,
      product: { ...lamp, shipping: false },
    })),
  );
  const shop = { deliveryText: 'Within two days.', returnsText: 'Within 30 days.' };
  renderApp('/product/desk-lamp', { shop });
  const details = within(await screen.findByRole('article'));
  expect(details.getByText('Within 30 days.')).toBeVisible();
  expect(details.queryByText('Within two days.')).not.toBeInTheDocument();
});

test('a long text begins there, and links to its page', async () => {
  renderApp('/product/desk-lamp', { shop: { returnsText: 'Within 30 days.\n\nWrite to us.' } });
  const details = within(await screen.findByRole('article'));
  expect(details.getByText('Within 30 days.')).toBeVisible();
  expect(details.queryByText(/Write to us/)).not.toBeInTheDocument();
  expect(details.getByRole('link', { name: 'More about returns' })).toHaveAttribute(
    'href',
    '/returns',
  );
});

test('the shop’s lines about delivery, returns and payment stand below the button, and none that is not set', async () => {
  const lines = { deliveryLine: 'Free delivery', returnsLine: '', paymentLine: 'Pay by card' };
  renderApp('/product/desk-lamp', { shop: lines });
  const details = within(await screen.findByRole('article'));
  expect(details.getByRole('link', { name: 'Free delivery' })).toHaveAttribute('href', '/delivery');
  expect(details.getByText('Pay by card')).toBeVisible();
  expect(details.queryByRole('link', { name: '' })).not.toBeInTheDocument();
});

test('goods that are not shipped promise no delivery', async () => {
  server.use(
    on(endpoints.getProduct).answer(() => ({
      success: true,
      product: { ...lamp, shipping: false },
    })),
  );
  renderApp('/product/desk-lamp', { shop: { deliveryLine: 'Free delivery', paymentLine: 'Card' } });
  const details = within(await screen.findByRole('article'));
  expect(details.getByText('Card')).toBeVisible();
  expect(details.queryByText('Free delivery')).not.toBeInTheDocument();
});

test('a price that changed meanwhile is shown once the tab is seen again', async () => {
  renderApp('/product/desk-lamp');
  expect(await screen.findByText('$19.99')).toBeVisible();
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: { ...lamp, price: 24.5 } })),
  );
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(await screen.findByText('$24.50')).toBeVisible();
});

test('an old slug is replaced by the current one in the address [R8]', async () => {
  const { router } = renderApp('/product/old-lamp');
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/desk-lamp'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Desk Lamp' })).toBeVisible();
});

test('an unknown slug shows the not-found page', async () => {
  server.use(on(endpoints.getProduct).answer(() => refusal(404, 'No such product')));
  renderApp('/product/nothing');
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
});

test('few pieces are counted from the shop’s low-stock threshold on', async () => {
  const product = { ...lamp, quantity: 5 };
  server.use(on(endpoints.getProduct).answer(() => ({ success: true, product })));
  const { unmount } = renderApp('/product/desk-lamp', { shop: { lowStock: 5 } });
  // Beside the price, and as a fact.
  expect(await screen.findAllByText('Only 5 left')).toHaveLength(2);
  unmount();
  renderApp('/product/desk-lamp', { shop: { lowStock: 4 } });
  expect(await screen.findByText('In stock')).toBeVisible();
});

test('a product that is sold out says so and can’t be added', async () => {
  const product = { ...lamp, quantity: 0 };
  server.use(on(endpoints.getProduct).answer(() => ({ success: true, product })));
  renderApp('/product/desk-lamp');
  expect(await screen.findAllByText('Sold out')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled();
});

test('several photos stand in the gallery and in the structured data, the first one for sharing', async () => {
  const photo = { version: 'v1', width: 640, height: 640 };
  const photos = [
    { ...photo, _id: lamp._id, alt: '' },
    { ...photo, _id: 'b'.repeat(24), version: 'v2', alt: 'From behind' },
  ];
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: { ...lamp, photo, photos } })),
  );
  const { container } = renderApp('/product/desk-lamp');
  expect(await screen.findByRole('img', { name: 'From behind' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Photo 2 of 2' })).toBeInTheDocument();
  const data = JSON.parse(
    container.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  ) as { image: string[] };
  expect(data.image).toEqual([
    expect.stringMatching(/product-photo\/.+v=v1$/),
    expect.stringMatching(/product-photo\/.+photo=b{24}.+v=v2$/),
  ]);
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    expect.stringContaining('v=v1'),
  );
});

test('a shopper asks for a mail when a sold-out product is back', async () => {
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: { ...lamp, quantity: 0 } })),
    on(endpoints.askForStock).answer(async ({ request }) => {
      expect(await request.json()).toEqual({ product: lamp._id });
      return { success: true, message: 'We will email you' };
    }),
  );
  renderApp('/product/desk-lamp', { session: buildSession(), shop: { sendsMail: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Email me when it is back' }));
  expect(await screen.findByText('We will email you')).toBeVisible();
});

test('after a reload the page still says that a shopper has asked for the mail', async () => {
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: { ...lamp, quantity: 0 } })),
    on(endpoints.askForStock).answer(() => ({ success: true, message: 'We will email you' })),
  );
  const name = 'Email me when it is back';
  const session = buildSession();
  const open = () => renderApp('/product/desk-lamp', { session, shop: { sendsMail: true } });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText('We will email you');
  unmount();
  const again = open();
  expect(await screen.findByText('We will email you')).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
  again.unmount();
  forgetEverybody();
  open();
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test.each([
  ['the product was shown in stock', 5, 0],
  ['a day has passed', 0, 24 * 60 * 60 * 1000],
])('once %s, a shopper can ask for the mail again', async (_, quantity, later) => {
  let product = { ...lamp, quantity: 0 };
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product })),
    on(endpoints.askForStock).answer(() => ({ success: true, message: 'We will email you' })),
  );
  const name = 'Email me when it is back';
  const session = buildSession();
  const open = () => renderApp('/product/desk-lamp', { session, shop: { sendsMail: true } });
  const first = open();
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText('We will email you');
  first.unmount();
  product = { ...lamp, quantity };
  const meanwhile = open();
  await screen.findByRole('heading', { level: 1, name: 'Desk Lamp' });
  meanwhile.unmount();
  product = { ...lamp, quantity: 0 };
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + later);
  open();
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('a visitor is asked to log in for a mail about a sold-out product, and nobody otherwise', async () => {
  const { unmount } = renderApp('/product/desk-lamp');
  await screen.findByRole('heading', { level: 1, name: 'Desk Lamp' });
  expect(screen.queryByText(/back in stock/)).toBeNull();
  unmount();
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: { ...lamp, quantity: 0 } })),
  );
  renderApp('/product/desk-lamp', { shop: { sendsMail: true } });
  expect(await screen.findByText(/to get an email when it is back in stock/)).toBeVisible();
});

test('only a shop that sends mails promises one about a sold-out product', async () => {
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: { ...lamp, quantity: 0 } })),
  );
  const name = 'Email me when it is back';
  const open = (shop: { sendsMail?: true }) =>
    renderApp('/product/desk-lamp', { session: buildSession(), shop });
  // Its code is loaded from here on.
  const { unmount } = open({ sendsMail: true });
  await screen.findByRole('button', { name });
  unmount();
  open({});
  await screen.findByRole('heading', { level: 1, name: 'Desk Lamp' });
  expect(screen.queryByRole('button', { name })).toBeNull();
});
