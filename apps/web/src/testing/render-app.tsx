import {
  DEMO_SHOP_DETAILS,
  STORAGE_KEYS,
  type Product,
  type Session,
  type ShopDetails,
} from '@shop/shared';
import { render } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { Providers } from '../app/providers';
import { App } from '../app/router';
import { createQueryClient } from '../lib/http/query-client';
import { loadMessages } from '../ui/messages/load-messages';
import { createTestRouter } from './test-router';

// As on a page that has been open for a moment.
beforeAll(loadMessages);

interface Visit {
  session?: Session;
  cart?: readonly Product[];
  /** Shop details to use instead of the demo's. */
  shop?: Partial<ShopDetails>;
}

/** Renders the whole shop at a path, for a visitor with this session and cart. */
export function renderApp(path: string, { session, cart, shop }: Visit = {}) {
  if (session) window.localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify(session));
  if (cart) window.localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify(cart));
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  const { router, TestRouter } = createTestRouter(path);
  const view = render(
    <Providers
      queryClient={queryClient}
      origin="http://localhost:3000"
      shopDetails={{ ...DEMO_SHOP_DETAILS, ...shop }}
    >
      <TestRouter>
        <App />
      </TestRouter>
    </Providers>,
  );
  return { ...view, router, queryClient };
}
