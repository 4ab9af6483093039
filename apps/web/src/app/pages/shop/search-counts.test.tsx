import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProduct, buildSession } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const lamp = buildProduct({ name: 'Red Lamp', slug: 'red-lamp' });

let sent: unknown[];
let authorizations: (string | null)[];

beforeEach(() => {
  sent = [];
  authorizations = [];
  server.use(
    on(endpoints.listCatalogue).answer(() => ({ success: true, products: [lamp], total: 1 })),
    on(endpoints.getProduct).answer(() => ({ success: true, product: lamp })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
    on(endpoints.countSearch).answer(async ({ request }) => {
      sent.push(await request.json());
      authorizations.push(request.headers.get('Authorization'));
      return { success: true };
    }),
  );
});

test('a search is counted when its results are shown, and what is opened from them, without who', async () => {
  const { router } = renderApp('/search?q=Red+lamp', { session: buildSession() });
  const card = await screen.findByRole('article', { name: 'Red Lamp' });
  await waitFor(() => expect(sent).toEqual([{ words: 'Red lamp', found: 1 }]));
  fireEvent.click(within(card).getByRole('link', { name: 'More Details' }));
  await waitFor(() => expect(sent[1]).toEqual({ words: 'Red lamp', chosen: lamp._id }));
  expect(authorizations).toEqual([null, null]);
  await router.navigate(-1);
  await screen.findByRole('article', { name: 'Red Lamp' });
  expect(sent).toHaveLength(2);
});

test('a page that nobody looks at is not counted until somebody does', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderApp('/search?q=hidden');
  await screen.findByRole('article', { name: 'Red Lamp' });
  expect(sent).toEqual([]);
  state.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(sent).toEqual([{ words: 'hidden', found: 1 }]));
  state.mockRestore();
});
