import {
  formatDollars,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type Product,
  type ProductFieldName,
} from '@shop/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Badge } from '../../../../ui/display/badge';
import { Breadcrumb } from '../../../../ui/page/breadcrumb';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { Price } from '../../../../ui/display/price';
import { ProductPhoto } from '../../../../ui/display/product-photo';
import { AddToCartButton } from '../../../cart';
import { ShopPolicies } from '../../../shop-policies';
import { stockHint } from '../../stock-hint';
import styles from './product-details.module.css';

function Stock({ quantity }: { quantity: number }) {
  const { lowStock } = useShopDetails();
  const tone = quantity < 1 ? 'neutral' : 'accent';
  return <Badge tone={tone}>{stockHint(quantity, lowStock) ?? 'In stock'}</Badge>;
}

const shownAbove = () => null;

/** What the list of facts says about a product; nothing, if the field is shown above or has nothing to say. */
const FACTS: Record<ProductFieldName, (product: Product) => ReactNode> = {
  category: ({ category }) => <Link to={shopPaths.category(category.slug)}>{category.name}</Link>,
  name: shownAbove,
  description: shownAbove,
  price: shownAbove,
  quantity: shownAbove,
  // “No” may only mean that nobody chose.
  shipping: ({ shipping }) => shipping && 'Yes',
};

export function ProductDetails({ product }: { product: Product }) {
  const { category } = product;
  return (
    <article className={styles.details}>
      <div className={styles.picture}>
        <ProductPhoto
          productId={product._id}
          alt={product.name}
          photo={product.photo}
          sizes="(width >= 100rem) 46rem, (width >= 79.5rem) 37rem, (width >= 60rem) 27rem, 100vw"
          eager
        />
      </div>
      <div className={styles.facts}>
        <div className={styles.trail}>
          <Breadcrumb
            steps={[
              { label: 'Home', to: shopPaths.home },
              { label: category.name, to: shopPaths.category(category.slug) },
            ]}
          />
        </div>
        <h1>{product.name}</h1>
        <div className={styles.offer}>
          <Price dollars={product.price} className={styles.price} />
          <Stock quantity={product.quantity} />
        </div>
        <p className={styles.description}>{product.description}</p>
        <div className={styles.buy} data-sticks-below data-price={formatDollars(product.price)}>
          <AddToCartButton product={product} />
        </div>
        <dl className={styles.list}>
          {PRODUCT_FIELD_NAMES.map((name) => {
            const fact = FACTS[name](product);
            return (
              fact && (
                <div key={name}>
                  <dt>{PRODUCT_FIELDS[name].label}</dt>
                  <dd>{fact}</dd>
                </div>
              )
            );
          })}
        </dl>
        <ShopPolicies />
      </div>
    </article>
  );
}
