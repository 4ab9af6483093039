import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdministeredProduct } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { FROM_LIST } from '../../use-return-to-list';
import styles from './cell-rows.module.css';

interface ProductLinkProps {
  product: Pick<AdministeredProduct, 'name' | 'slug'>;
  /** Beside the name. */
  children?: ReactNode;
}

/** The product of a row, with a link to all of it. */
export function ProductLink({ product: { name, slug }, children }: ProductLinkProps) {
  return (
    <div className={styles.product}>
      <Link to={dashboardPaths.adminProduct(slug)} state={FROM_LIST} title={name}>
        {name}
      </Link>
      {children && <span className={styles.category}>{children}</span>}
    </div>
  );
}
