import { useRef } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { Toasts } from '../../ui/feedback/toasts';
import { ConnectionNotice } from './connection-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './header/site-header';
import styles from './shop-layout.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** The first page of every document has the key 'default': used alone, it would mix up the scroll positions of pages. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Layout of every screen: header, messages, main content, footer. */
export function ShopLayout() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <>
      <a className={styles.skip} href="#main" data-no-print>
        Skip to content
      </a>
      <SiteHeader />
      <ConnectionNotice />
      <Toasts />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
