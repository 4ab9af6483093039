import type { Product } from '@shop/shared';
import { useId } from 'react';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Badge } from '../../../../ui/display/badge';
import { Price } from '../../../../ui/display/price';
import { AfterShell } from '../../../../ui/page/after-shell';
import { Breadcrumb } from '../../../../ui/page/breadcrumb';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { stockHint } from '../../stock-hint';
import { Buy } from './buy/buy';
import { ShareButton } from './buy/share-button';
import { Gallery } from './gallery/gallery';
import styles from './product-details.module.css';
import { ProductFacts } from './product-facts';
import { TrustLines } from './trust-lines';

const PHOTO_SIZES =
  '(width >= 100rem) 46rem, (width >= 79.5rem) 37rem, (width >= 60rem) 27rem, (width >= 43.75rem) 50vw, 100vw';

/** A product with its photos and everything about it. */
export function ProductDetails({ product }: { product: Product }) {
  const { _id, name, category, quantity, photo } = product;
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
          key={_id}
          productId={_id}
          name={name}
          photos={photo ? [photo] : []}
          sizes={PHOTO_SIZES}
        />
      </div>
      <div className={styles.facts}>
        <h1 id={nameId}>{name}</h1>
        <div className={styles.offer}>
          <Price dollars={product.price} className={styles.price} />
          {hint && <Badge tone={quantity < 1 ? 'neutral' : 'accent'}>{hint}</Badge>}
          <AfterShell>
            <ShareButton name={name} />
          </AfterShell>
        </div>
        <AfterShell>
          <p className={styles.description}>{product.description}</p>
          {/* Another product begins with one piece. */}
          <Buy key={_id} product={product} nameId={nameId} />
          <TrustLines />
          <ProductFacts product={product} />
        </AfterShell>
      </div>
    </article>
  );
}
