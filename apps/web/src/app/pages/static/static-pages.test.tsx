import { endpoints, richTextOf, type EndpointResponse } from '@shop/shared';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveCatalog } from '../../../testing/serve-catalog';

/** @returns a promise that is kept once suggestions have been asked for */
function suggest(products: EndpointResponse<typeof endpoints.suggestProducts>['products']) {
  const asked = deferred();
  server.use(
    on(endpoints.suggestProducts).answer(() => {
      asked.resolve();
      return { success: true, products, categories: [] };
    }),
  );
  return asked;
}

async function openPage(path: string, heading: string) {
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return within(screen.getByRole('main'));
}

test('About shows a picture and filler text [S2.27]', async () => {
  const page = await openPage('/about', 'About');
  expect(page.getByRole('img')).toBeVisible();
  expect(page.getByText(/^Lorem ipsum/)).toBeVisible();
});

test('Contact names a help e-mail, a phone number and a toll-free number [S2.28]', async () => {
  const page = await openPage('/contact', 'Contact');
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:help@shop.test',
    'tel:+15550100142',
    'tel:18005550199',
  ]);
  for (const label of ['Help by email', 'Phone', 'Toll-free']) {
    expect(page.getByText(label)).toBeVisible();
  }
});

test('Contact shows what the owner has set, and nothing for what is empty', async () => {
  const shop = { phone: '', tollFree: '', address: 'Elm Street 1\nOslo' };
  renderApp('/contact', { shop });
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  const page = within(screen.getByRole('main'));
  expect(page.getAllByRole('link')).toHaveLength(1);
  expect(page.getByText(/^Elm Street 1\s+Oslo$/)).toBeVisible();
  expect(page.queryByText('Phone')).not.toBeInTheDocument();
});

test('Privacy Policy repeats its placeholder [S2.29]', async () => {
  const page = await openPage('/policy', 'Privacy Policy');
  expect(page.getAllByText('add privacy policy').length).toBeGreaterThan(1);
});

test('Not found says so and leads back to the shop [S2.9 S2.30]', async () => {
  const page = await openPage('/no/such/page', '404');
  expect(page.getByText('oops ! page not found')).toBeVisible();
  expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
});

test.each([
  [
    '/delivery',
    'Delivery',
    { deliveryLine: 'Free delivery', deliveryText: 'In two days.\nBy post.' },
  ],
  ['/returns', 'Returns', { returnsLine: '30 days to return', returnsText: 'Write to us.' }],
  ['/terms', 'Terms', { termsText: '1. Prices' }],
  ['/imprint', 'Imprint', { imprintText: 'Ada Lampwright' }],
])('%s shows what the shop has written', async (path, heading, shop) => {
  renderApp(path, { shop });
  await screen.findByRole('heading', { level: 1, name: heading });
  const page = screen.getByRole('main');
  for (const text of Object.values(shop)) expect(page).toHaveTextContent(text.replace('\n', ' '));
  expect(page).toHaveTextContent('help@shop.test');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test.each([
  ['/delivery', 'Delivery'],
  ['/returns', 'Returns'],
  ['/terms', 'Terms'],
  ['/imprint', 'Imprint'],
])('%s says plainly that nothing is written yet', async (path, heading) => {
  const page = await openPage(path, heading);
  expect(page.getByText(/^The shop has not written this page yet/)).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('Not found searches for the words of the address, and leads to the categories', async () => {
  serveCatalog();
  suggest([{ _id: '1'.repeat(24), name: 'Walnut Chair', slug: 'walnut', price: 75, photo: null }]);
  const page = await openPage('/shop/walnut-chair', '404');
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await waitFor(() => expect(field).toHaveValue('walnut chair'));
  expect(field.closest('form')).toHaveAttribute('action', '/search');
  expect(await page.findByRole('link', { name: 'Toys' })).toHaveAttribute('href', '/category/toys');
});

test('Not found does not propose words that nothing is called by', async () => {
  serveCatalog();
  const mentions = {
    _id: '1'.repeat(24),
    name: 'Beeswax Candle',
    slug: 'c',
    price: 9,
    photo: null,
  };
  const asked = suggest([mentions]);
  const page = await openPage('/nothing-like-this', '404');
  await asked.promise;
  expect(await page.findByRole('link', { name: 'Toys' })).toBeVisible();
  expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveValue('');
});

test('the footer says what the shop promises, and how to reach it', () => {
  const shop = {
    deliveryLine: 'Free delivery',
    returnsLine: '30 days to return',
    paymentLine: 'Visa and Mastercard',
    address: 'Elm Street 1\nOslo',
  };
  renderApp('/about', { shop });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'help@shop.test' })).toHaveAttribute(
    'href',
    'mailto:help@shop.test',
  );
  expect(footer.getByRole('link', { name: '+1 (555) 010-0142' })).toBeVisible();
  for (const text of Object.values(shop)) {
    expect(screen.getByRole('contentinfo')).toHaveTextContent(text.replace('\n', ' '));
  }
});

test('the footer leads to the pages that have a text, and to no others', () => {
  renderApp('/about', { shop: { returnsLine: '30 days to return', imprintText: 'Ada' } });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/returns');
  expect(footer.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
  expect(footer.queryByRole('link', { name: 'Delivery' })).not.toBeInTheDocument();
  expect(footer.queryByRole('link', { name: 'Terms' })).not.toBeInTheDocument();
});

test('the footer leads to the static pages and names the author [S2.4]', async () => {
  await openPage('/about', 'About');
  const footer = within(screen.getByRole('contentinfo'));
  const links = footer.getAllByRole('link').map((a) => [a.textContent, a.getAttribute('href')]);
  expect(links.filter(([, href]) => href?.startsWith('/'))).toEqual([
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/policy'],
  ]);
  expect(footer.getByText('All Right Reserved Ecommerce App')).toBeVisible();
});

test('texts of the shop’s own stand in place of the usual ones, formatted', async () => {
  const formatted = {
    about: richTextOf('## Since 1970\nWe make **lamps**.\n- [Jobs](/search?q=jobs)'),
    delivery: richTextOf('Within __two__ days\n<b>free</b>'),
  };
  const { router } = renderApp('/about', { shop: { formatted, deliveryText: 'Within two days' } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Since 1970' })).toBeVisible();
  expect(screen.getByText('lamps').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/search?q=jobs');
  expect(screen.queryByText(/Lorem ipsum/)).toBeNull();
  await act(() => router.navigate('/delivery'));
  expect(await screen.findByText('two')).toBeVisible();
  expect(screen.getByText(/<b>free<\/b>/)).toBeVisible();
  await act(() => router.navigate('/policy'));
  expect(await screen.findAllByText('add privacy policy')).not.toHaveLength(0);
});
