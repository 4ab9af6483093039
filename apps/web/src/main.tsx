import 'virtual:tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';
import { PAGE_DATA_ELEMENT, setShopCurrency, SHOP_ROUTES } from '@shop/shared';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { prefetchOnIntent } from './app/preloading/prefetch-on-intent';
import { preloadPages } from './app/preloading/preload-pages';
import { cartStore, loadAddedPanel } from './features/cart';
import { cartContents } from './app/pages/shop/cart/lazy-cart-contents';
import { loadCart } from './app/pages/shop/cart/load-cart';
import { App, hasPage, loadPage, pageRoutes } from './app/router';
import { openHistory, ShopRouter } from './app/shop-router';
import { keepCarts } from './features/kept-cart';
import { prepareCalls } from './lib/http/api-client';
import { reloadFailedStyles } from './lib/page-start/failed-styles';
import { restorePageData } from './lib/page-start/page-data';
import { createQueryClient } from './lib/http/query-client';
import { whenIdle } from './lib/page-start/when-idle';
import { readShopDetails } from './ui/page/shop-details';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// From here on, pages set their own title and metadata.
document.head.querySelectorAll('[data-default]').forEach((element) => element.remove());

const shopDetails = readShopDetails(document);
// Before any page's code is loaded, some of which has labels with the currency.
setShopCurrency(shopDetails.currency);

const queryClient = createQueryClient();
prefetchOnIntent(pageRoutes, queryClient);
reloadFailedStyles();

/** The page of the cart, its contents and panel; what is there already is not loaded again. */
function preloadCart() {
  for (const load of [loadCart, cartContents.handle.loadCode, loadAddedPanel])
    load().catch(() => undefined);
}

let repeatEarlyClicks: (() => void) | undefined;

function Shop({ opened }: { opened: ReturnType<typeof openHistory> }) {
  // Not within the effect, because React can't take over the clicked part of the page there.
  useEffect(() => {
    setTimeout(() => repeatEarlyClicks?.());
    prepareCalls();
    keepCarts();
    // Who works in the shop does not shop next.
    if (window.location.pathname.startsWith(SHOP_ROUTES.adminDashboard)) return;
    whenIdle(() => {
      preloadPages(pageRoutes);
      preloadCart();
    });
  }, []);
  return (
    <Providers queryClient={queryClient} origin={window.location.origin} shopDetails={shopDetails}>
      <ShopRouter opened={opened} hasCode={hasPage}>
        <App />
      </ShopRouter>
    </Providers>
  );
}

/** Whether the document is of this address: whoever goes back before the script is there stays in the same document. */
function isRenderedFor({ pathname, search }: Location): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const document = entry && new URL(entry.name);
  return !document || document.pathname + document.search === pathname + search;
}

const openShop = () => (
  <StrictMode>
    <Shop opened={openHistory()} />
  </StrictMode>
);

/** Without hydration, no click is too early for React. */
const renderAnew = () => {
  window.takeEarlyClicks?.()();
  createRoot(root).render(openShop());
};

const pageData = document.getElementById(PAGE_DATA_ELEMENT)?.textContent;

if (pageData) {
  // A visitor with a cart or a session makes calls right away.
  if (document.documentElement.dataset.visitor) prepareCalls();
  restorePageData(queryClient, pageData);
  // As a transition, hydration runs in slices, between which the page scrolls and responds.
  const show = () => {
    if (!isRenderedFor(window.location)) {
      renderAnew();
      return;
    }
    repeatEarlyClicks = window.takeEarlyClicks?.();
    const shop = openShop();
    startTransition(() => void hydrateRoot(root, shop));
  };
  // The rendered page stays until its code has loaded; if that fails, the page shows the error.
  loadPage(window.location).then(show, show);
} else {
  renderAnew();
}

// A filled cart must also open offline, in the browser's data-saving mode too.
cartStore.subscribe(preloadCart);
