import { PageMeta } from '../../../../ui/metadata/page-meta';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import styles from './product-details.module.css';

export function ProductDetailsSkeleton() {
  return (
    <div role="status" aria-label="Loading the product" className={styles.details}>
      <PageMeta />
      <div className={styles.trail}>
        <Skeleton width="40%" height="1.8125rem" />
      </div>
      <div className={`${styles.picture} ${styles.awaited}`}>
        <Skeleton height="100%" radius="var(--radius-card)" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="70%" height="3rem" />
        <Skeleton width="30%" height="1.75rem" />
        <Skeleton />
        <Skeleton width="85%" />
        <Skeleton height="3rem" />
      </div>
    </div>
  );
}
