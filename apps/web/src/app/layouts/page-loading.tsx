import { useLocation } from 'react-router-dom';
import { shopPaths } from '../../lib/address/shop-paths';
import { PageMeta } from '../../ui/metadata/page-meta';
import { Skeleton } from '../../ui/feedback/skeleton';
import { knownPage } from '../../ui/page/known-page';
import styles from './page-loading.module.css';

/** Placeholder for a page whose code is loading: what is known of it, or for a product the frame of its photo. */
export function PageLoading() {
  const { pathname } = useLocation();
  const isProduct = pathname.startsWith(shopPaths.product(''));
  return (
    knownPage(pathname)?.shell ?? (
      <div className={`container ${styles.loading}`} role="status" aria-label="Loading">
        <PageMeta />
        {isProduct && <Skeleton height="min(100vw - 2rem, 40rem)" />}
        <Skeleton width="min(24rem, 80%)" height="2.75rem" />
        <Skeleton width="min(36rem, 100%)" />
        <Skeleton width="min(30rem, 90%)" />
      </div>
    )
  );
}
