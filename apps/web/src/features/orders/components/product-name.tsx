import type { OrderLine } from '@shop/shared';
import { Link } from 'react-router-dom';
import styles from './product-name.module.css';

interface ProductNameProps {
  line: OrderLine;
  /** URL that the name links to while the product is in the catalogue. */
  to: string;
  className?: string | undefined;
}

/** The name of a product at purchase, which links to the product if it is still sold. */
export function ProductName({ line: { name, inCatalog }, to, className }: ProductNameProps) {
  if (inCatalog)
    return (
      <Link to={to} className={className}>
        {name}
      </Link>
    );
  return (
    <span className={className}>
      {name} <span className={styles.gone}>No longer sold</span>
    </span>
  );
}
