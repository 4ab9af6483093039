import { nameWithVariant, type OrderLine } from '@shop/shared';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { noteKnownProduct } from '../../../ui/page/known-page';
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
  if (line.inCatalog) {
    const { _id, slug, photo } = line;
    // Without the price, which may be another one by now.
    const known = { _id, name: line.name, photo };
    return (
      <Link
        to={to}
        onClick={() => noteKnownProduct(shopPaths.product(slug), known)}
        className={className}
      >
        {name}
      </Link>
    );
  }
  return (
    <span className={className}>
      {name} <span className={styles.gone}>No longer sold</span>
    </span>
  );
}
