import { formatDollars, type Product } from '@shop/shared';
import { useId } from 'react';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Badge } from '../../../../ui/display/badge';
import { Price } from '../../../../ui/display/price';
import { Breadcrumb } from '../../../../ui/page/breadcrumb';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { AddToCartButton } from '../../../cart';
import { stockHint } from '../../stock-hint';
import { Gallery } from './gallery/gallery';
import styles from './product-details.module.css';
import { ProductFacts } from './product-facts';

const PHOTO_SIZES =
  '(width >= 100rem) 46rem, (width >= 79.5rem) 37rem, (width >= 60rem) 27rem, (width >= 43.75rem) 50vw, 100vw';

export function ProductDetails({ product }: { product: Product }) {
  const { category, quantity } = product;
  const { lowStock } = useShopDetails();
  const hint = stockHint(quantity, lowStock);
  const nameId = useId();
  return (
    <article className={styles.details}>
      <div className={styles.trail}>
        <Breadcrumb
          steps={[
            { label: 'Home', to: shopPaths.home },
            { label: category.name, to: shopPaths.category(category.slug) },
          ]}
        />
      </div>
      <div className={styles.picture}>
        <Gallery
          // Another product begins with its own first photo.
          key={product._id}
          productId={product._id}
          name={product.name}
          photos={product.photo ? [product.photo] : []}
          sizes={PHOTO_SIZES}
        />
      </div>
      <div className={styles.facts}>
        <h1 id={nameId}>{product.name}</h1>
        <div className={styles.offer}>
          <Price dollars={product.price} className={styles.price} />
          {hint && <Badge tone={quantity < 1 ? 'neutral' : 'accent'}>{hint}</Badge>}
        </div>
        <p className={styles.description}>{product.description}</p>
        {/* As attributes, because only the bar on a phone shows name and price a second time. */}
        <div
          className={styles.buy}
          data-sticks-below
          data-name={product.name}
          data-price={formatDollars(product.price)}
        >
          <div className={styles.controls}>
            <AddToCartButton product={product} describedBy={nameId} />
          </div>
        </div>
        <ProductFacts product={product} />
      </div>
    </article>
  );
}
