import { endpoints } from '@shop/shared';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProduct, buildSession } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';
import { session } from '../../../../../lib/session/session';
import { recentStore, rememberViewed } from './recent-store';

const lamp = buildProduct({ name: 'Desk Lamp', slug: 'desk-lamp' });
const chair = buildProduct({ name: 'Chair', slug: 'chair' });

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {
        return undefined;
      }
    },
  );
  server.use(
    on(endpoints.getProduct).answer(({ params }) => ({
      success: true,
      product: params.slug === 'chair' ? chair : lamp,
    })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
  );
});

const open = async (slug: string, options?: Parameters<typeof renderApp>[1]) => {
  const app = renderApp(`/product/${slug}`, options);
  await screen.findByRole('article');
  return app;
};

test('a product’s page shows the products viewed before it, not itself', async () => {
  const { unmount } = await open('chair');
  await waitFor(() => expect(recentStore.get()).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).not.toBeInTheDocument();
  unmount();
  await open('desk-lamp');
  const recent = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Chair']);
  expect(recent.getByRole('link')).toHaveAttribute('href', '/product/chair');
});

test('one that is opened has its name at once, while the rest is loading', async () => {
  rememberViewed(chair);
  await open('desk-lamp');
  server.use(on(endpoints.getProduct).answer(() => new Promise<never>(() => undefined)));
  await userEvent.click(await screen.findByRole('link', { name: 'Chair' }));
  const page = await screen.findByRole('status', { name: 'Loading the product' });
  expect(within(page).getByText('Chair')).toBeVisible();
});

test('a dozen are kept, each once, the latest first', () => {
  const many = Array.from({ length: 14 }, (_, index) => buildProduct({ name: `P${index}` }));
  for (const product of [...many, many[3]]) if (product) rememberViewed(product);
  const names = recentStore.get().map(({ name }) => name);
  expect(names).toEqual([3, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2].map((index) => `P${index}`));
});

test('whoever signs out takes it along, and the next person finds nothing of it', async () => {
  await open('desk-lamp', { session: buildSession({ name: 'Ada' }) });
  await waitFor(() => expect(recentStore.get()).toHaveLength(1));
  act(() => session.clear());
  expect(localStorage.getItem('recent-products')).toBeNull();
});

test('what a guest viewed stays when they sign in', async () => {
  await open('desk-lamp');
  await waitFor(() => expect(recentStore.get()).toHaveLength(1));
  act(() => session.set(buildSession({ name: 'Ada' })));
  expect(recentStore.get()).toHaveLength(1);
});

test('what is stored is read leniently', () => {
  localStorage.setItem('recent-products', JSON.stringify([7, { _id: 'x' }, { ...lamp, photo: 3 }]));
  expect(recentStore.get()).toEqual([
    { _id: lamp._id, name: 'Desk Lamp', slug: 'desk-lamp', photo: null },
  ]);
});
