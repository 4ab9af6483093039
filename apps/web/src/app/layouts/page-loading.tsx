import { PageMeta } from '../../ui/metadata/page-meta';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './page-loading.module.css';

/** Placeholder for a page whose code is loading. */
export function PageLoading() {
  return (
    <div className={`container ${styles.loading}`} role="status" aria-label="Loading">
      <PageMeta />
      <Skeleton width="min(24rem, 80%)" height="2.75rem" />
      <Skeleton width="min(36rem, 100%)" />
      <Skeleton width="min(30rem, 90%)" />
    </div>
  );
}
