import { nameWithVariant, type OrderLine } from '@shop/shared';
import { Link } from 'react-router-dom';
import styles from './product-name.module.css';

interface ProductNameProps {
  line: OrderLine;
  /** URL that the name links to while the product is in the catalogue. */
  to: string;
  className?: string | undefined;
}

/** The name of a product and its variant at purchase, which links to the product if it is still sold. */
export function ProductName({ line, to, className }: ProductNameProps) {
  const name = nameWithVariant(line);
  if (line.inCatalog)
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
