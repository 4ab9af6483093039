import 'virtual:tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './app/providers';
import { prefetchOnIntent } from './app/prefetch-on-intent';
import { App, pageRoutes } from './app/router';
import { createQueryClient } from './lib/query-client';
import { readShopDetails } from './ui/page/shop-details';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// From here on, pages set their own title and metadata.
document.head.querySelectorAll('[data-default]').forEach((element) => element.remove());

const queryClient = createQueryClient();
prefetchOnIntent(pageRoutes, queryClient);

createRoot(root).render(
  <StrictMode>
    <Providers
      queryClient={queryClient}
      origin={window.location.origin}
      shopDetails={readShopDetails(document)}
    >
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);

const CART_PRELOAD_DELAY_MS = 3_000;

// The cart must also open offline: its page is preloaded once everything else is there.
window.addEventListener('load', () => {
  setTimeout(
    () => void import('./app/pages/shop/cart-page').catch(() => undefined),
    CART_PRELOAD_DELAY_MS,
  );
});
