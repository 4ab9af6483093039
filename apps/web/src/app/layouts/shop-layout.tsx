import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { CartPanel } from '../../features/cart';
import { Toasts } from '../../ui/messages/toasts';
import { ErrorBoundary } from '../error-boundary';
import { ConnectionNotice } from './connection-notice';
import { PageLoading } from './page-loading';
import { SessionNotice } from './session-notice';
import { SiteFooter } from './site-footer';
import { PageHeader } from './header/page-header';
import { PageProgress } from './progress/page-progress';
import styles from './shop-layout.module.css';
import { useFocusOnNavigation } from './places/use-focus-on-navigation';
import { useScrollRestoration } from './places/use-scroll-restoration';

// Elements that stay the same are not rendered again with each page, for which a slow phone would take its time.
const ABOVE = (
  <>
    <a className={styles.skip} href="#main" data-no-print>
      Skip to content
    </a>
    <PageHeader />
    <ConnectionNotice />
    <SessionNotice />
    <Toasts />
    <CartPanel />
  </>
);
const BELOW = <SiteFooter />;

/** Layout of every screen: header, messages, main content, footer. */
export function ShopLayout() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useScrollRestoration();
  return (
    <>
      {ABOVE}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {/* Inside the layout, so that the navigation stays when a page throws. */}
        <ErrorBoundary>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
        <PageProgress page={main} />
      </main>
      {BELOW}
    </>
  );
}
