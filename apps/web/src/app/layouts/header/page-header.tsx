import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { isAdmin, useSession } from '../../../lib/session/session';
import { SiteHeader } from './site-header';
import styles from './page-header.module.css';

const AdminHeader = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../admin/admin-header')).AdminHeader };
  } catch {
    // Offline, for example.
    return { default: SiteHeader };
  }
});

/** Not rendered again with each page: its links follow the address by themselves. */
const SITE_HEADER = <SiteHeader />;

/** The header of a page: the shop's, or on the administrator's pages a slim bar, which shoppers don't load. */
export function PageHeader() {
  const { pathname } = useLocation();
  const isWorkplace =
    isAdmin(useSession()) && `${pathname}/`.startsWith(`${shopPaths.adminDashboard}/`);
  if (!isWorkplace) return SITE_HEADER;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <AdminHeader />
    </Suspense>
  );
}
