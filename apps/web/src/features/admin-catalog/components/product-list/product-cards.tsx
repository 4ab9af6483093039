import { preview, PREVIEW_LENGTH, type AdministeredProduct } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { Badge } from '../../../../ui/display/badge';
import { ProductPhoto } from '../../../../ui/display/product-photo';
import { KeyedRows } from '../../../../ui/list/keyed-rows';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { SelectRow } from '../../../../ui/list/selection/select-row';
import type { Selection } from '../../../../ui/list/selection/use-selection';
import { shortText } from '../../short-text';
import { hiddenText } from '../../status-texts';
import { useAdministeredPhoto } from '../../use-administered-photo';
import { FROM_LIST } from '../../use-return-to-list';
import { LowestPrice } from './lowest-price';
import styles from './product-cards.module.css';

interface ProductCardsProps {
  products: readonly AdministeredProduct[];
  selection: Selection<AdministeredProduct>;
}

/** Products as cards, each a link to its edit screen, with a box to select it. */
export function ProductCards({ products, selection }: ProductCardsProps) {
  return (
    <KeyedRows>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product._id} className={styles.place} data-row>
            <ProductCard product={product} />
            <SelectRow row={product} page={products} selection={selection} />
          </li>
        ))}
      </ul>
    </KeyedRows>
  );
}

function ProductCard({ product }: { product: AdministeredProduct }) {
  const { _id, name, slug, description, photo, quantity, short } = product;
  const hidden = hiddenText(product);
  const url = useAdministeredPhoto(product);
  return (
    <Link
      to={dashboardPaths.adminProduct(slug)}
      state={FROM_LIST}
      className={styles.card}
      data-row-link
    >
      {/* Decorative: the name is beside it. */}
      <span className={styles.picture} aria-hidden>
        <ProductPhoto
          productId={_id}
          alt=""
          photo={url ? photo : null}
          sizes="18rem"
          {...(hidden && url && { src: url })}
        />
      </span>
      {hidden && (
        <span className={styles.status}>
          <Badge>{hidden}</Badge>
        </span>
      )}
      <span className={styles.body}>
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{preview(description, PREVIEW_LENGTH.adminList)}</span>
        <span className={styles.facts}>
          <LowestPrice product={product} />
          <span className={`tabular ${quantity === 0 ? styles.none : ''}`}>
            {quantity === 0 ? 'Sold out' : `${quantity} in stock`}
          </span>
        </span>
        {short && <span className={`tabular ${styles.short}`}>Short: {shortText(short)}</span>}
      </span>
    </Link>
  );
}

/** As tall as the cards that will replace it. */
export function ProductCardsSkeleton() {
  return (
    <div className={styles.cards} role="status" aria-label="Loading products">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton height="var(--card-picture)" radius="0" />
          <div className={styles.body}>
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton height="2.625rem" />
            <Skeleton width="40%" height="1.3125rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
