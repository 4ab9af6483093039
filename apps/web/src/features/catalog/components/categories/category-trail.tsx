import type { Category } from '@shop/shared';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Breadcrumb } from '../../../../ui/page/breadcrumb';
import { ALL_CATEGORIES } from '../../all-categories';
import styles from './category-trail.module.css';

/** The categories that one is under, as links; nothing at the top. */
export function CategoryTrail({ above }: { above: readonly Category[] }) {
  if (above.length === 0) return null;
  return (
    <div className={`container ${styles.trail}`}>
      <Breadcrumb
        steps={[
          { label: ALL_CATEGORIES, to: shopPaths.categories },
          ...above.map(({ name, slug }) => ({ label: name, to: shopPaths.category(slug) })),
        ]}
      />
    </div>
  );
}
