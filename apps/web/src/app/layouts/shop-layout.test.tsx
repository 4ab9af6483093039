import { endpoints } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildProduct, buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

async function mainNavigation() {
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

test('a visitor sees links to the shop, its categories, the account screens and an empty cart [S2.1 S2.3 S9.7]', async () => {
  renderApp('/policy');
  const navigation = await mainNavigation();
  await navigation.findByRole('link', { name: 'Electronics' });
  const addresses = navigation
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(Object.fromEntries(addresses)).toEqual({
    'Ecommerce App': '/',
    Home: '/',
    'All Categories': '/categories',
    Electronics: '/category/electronics',
    Register: '/register',
    Login: '/login',
    'Cart 0 items': '/cart',
  });
  expect(navigation.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  expect(navigation.getByPlaceholderText('Search')).toBeVisible();
  expect(navigation.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('a shopper sees links to the dashboard and to log out [S2.2 S4.1 S8.12]', async () => {
  const { router } = renderApp('/policy', { session: buildSession(), cart: [buildProduct()] });
  const navigation = await mainNavigation();
  expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/user',
  );
  expect(navigation.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(navigation.getByRole('link', { name: 'Cart 1 items' })).toBeVisible();

  await userEvent.click(navigation.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('logout successfully')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(localStorage.getItem('auth')).toBeNull();
});

test('Logout ends the session on the server too, without waiting for it', async () => {
  const tokens: (string | null)[] = [];
  server.use(
    on(endpoints.logout).answer(({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return refusal(500, 'broken');
    }),
  );
  const session = buildSession();
  renderApp('/policy', { session });
  const navigation = await mainNavigation();
  await userEvent.click(navigation.getByRole('button', { name: 'Logout' }));
  expect(localStorage.getItem('auth')).toBeNull();
  await waitFor(() => expect(tokens).toEqual([session.token]));
  expect(screen.getByText('logout successfully')).toBeInTheDocument();
  expect(screen.queryByText('broken')).not.toBeInTheDocument();
});

test('an administrator’s Dashboard link opens the admin dashboard [S2.2]', async () => {
  renderApp('/policy', { session: buildSession({ role: 1 }) });
  const navigation = await mainNavigation();
  expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/admin',
  );
});

test('after a navigation the new page’s heading has the focus', async () => {
  renderApp('/policy');
  await mainNavigation();
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus());
});

test('Escape closes the menu and returns the focus to its button', async () => {
  renderApp('/policy');
  await mainNavigation();
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
  screen.getByRole('link', { name: 'All Categories' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
});

test('after Back the menu is closed that was open when its link was followed', async () => {
  const { router } = renderApp('/policy');
  await mainNavigation();
  const menu = () => screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu());
  await router.navigate('/about');
  await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/policy'));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('Back closes an open menu and stays on the page', async () => {
  const { router } = renderApp('/policy');
  await mainNavigation();
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
  window.history.back();
  await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
  expect(router.state.location.pathname).toBe('/policy');
});

test('an unknown address shows the not-found page inside the layout', async () => {
  renderApp('/no/such/page');
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('All Right Reserved Ecommerce App');
});

test('links of the shop’s own stand behind those that every shop has', async () => {
  const blog = { label: 'Blog', to: 'https://blog.example/' };
  const menus = { header: [{ label: 'Gifts', to: '/search?q=gift' }], footer: [blog] };
  renderApp('/policy', { shop: { menus } });
  const navigation = await mainNavigation();
  await navigation.findByRole('link', { name: 'Electronics' });
  const header = navigation.getAllByRole('link').map((link) => link.textContent);
  const [all, ...others] = header.slice(header.indexOf('All Categories'));
  expect([all, ...others].slice(0, 3)).toEqual(['All Categories', 'Electronics', 'Gifts']);
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/policy'],
    ['Blog', 'https://blog.example/'],
  ]);
});
