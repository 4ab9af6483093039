import { preview, PREVIEW_LENGTH, type Product, type ProductMarks } from '@shop/shared';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Marked } from '../../../../ui/display/marked';
import { Badge } from '../../../../ui/display/badge';
import { ButtonLink } from '../../../../ui/forms/button';
import { Price } from '../../../../ui/display/price';
import { ProductPhoto } from '../../../../ui/display/product-photo';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { AddToCartButton } from '../../../cart';
import { useRememberProduct } from '../../api/get-product';
import { countOpened } from '../../count-search';
import { stockHint } from '../../stock-hint';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Product;
  /** The ranges that a search matched. */
  marks?: ProductMarks | undefined;
  /** For the first cards of a page. */
  eager?: boolean;
}

export function ProductCard({ product, marks, eager }: ProductCardProps) {
  const nameId = useId();
  const remember = useRememberProduct();
  const { lowStock } = useShopDetails();
  const hint = stockHint(product.quantity, lowStock);
  const open = () => {
    remember(product);
    countOpened(product._id);
  };
  const link = { to: shopPaths.product(product.slug), onClick: open };
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      {/* Out of the tab order: More Details links to the same page. */}
      <Link {...link} className={styles.picture} tabIndex={-1}>
        <ProductPhoto
          productId={product._id}
          alt={product.name}
          photo={product.photo}
          sizes="18rem"
          eager={eager}
        />
        {hint && (
          <span className={styles.flag}>
            <Badge>{hint}</Badge>
          </span>
        )}
      </Link>
      <div className={styles.body}>
        <h3 id={nameId} className={styles.name} title={product.name}>
          <Marked text={product.name} ranges={marks?.name} />
        </h3>
        <p className={styles.description}>
          <Marked
            text={preview(product.description, PREVIEW_LENGTH.card)}
            ranges={marks?.description}
          />
        </p>
        <Price dollars={product.price} className={styles.price} />
        <div className={styles.actions}>
          <AddToCartButton product={product} describedBy={nameId} />
          <ButtonLink {...link} tone="quiet" wide aria-describedby={nameId}>
            More Details
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
