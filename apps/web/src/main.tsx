import 'virtual:tokens.css';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers';
import { createRoutes } from './app/router';
import { createQueryClient } from './lib/query-client';
import { readShopDetails } from './ui/page/shop-details';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// Pages bring their own title and metadata from here on.
document.head.querySelectorAll('[data-default]').forEach((element) => element.remove());

const queryClient = createQueryClient();
const router = createBrowserRouter(createRoutes());

createRoot(root).render(
  <StrictMode>
    <Providers
      queryClient={queryClient}
      origin={window.location.origin}
      shopDetails={readShopDetails(document)}
    >
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);

const CART_AHEAD_MS = 3_000;

// The cart must open without a connection, too: its page is fetched once everything else is there.
window.addEventListener('load', () => {
  setTimeout(() => void import('./app/pages/shop/cart-page').catch(() => undefined), CART_AHEAD_MS);
});
