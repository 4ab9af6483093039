import {
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type Product,
  type ProductDetails,
  type ProductFieldName,
  type Variant,
} from '@shop/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { stockHint } from '../../stock-hint';
import styles from './product-facts.module.css';

type Fact = (product: Product) => ReactNode;
/** The quantity is shown in words, at the end of the list. */
type ShownElsewhere = 'name' | 'description' | 'price' | 'quantity';

/** What the list says about the other fields of a product, if there is something to say. */
const FACTS: Partial<Record<ProductFieldName, Fact>> = {
  category: ({ category }) => <Link to={shopPaths.category(category.slug)}>{category.name}</Link>,
  // “No” may only mean that nobody chose.
  shipping: ({ shipping }) => shipping && 'Yes',
} satisfies Record<Exclude<ProductFieldName, ShownElsewhere>, Fact>;

interface ProductFactsProps {
  product: ProductDetails;
  /** The variant that is chosen, or else the product. */
  offer: Variant | ProductDetails;
}

/** A product's facts, with what the shop says about delivery and returns, and what is in stock. */
export function ProductFacts({ product, offer: { sku, quantity } }: ProductFactsProps) {
  const { deliveryText, returnsText, lowStock } = useShopDetails();
  return (
    <dl className={styles.list}>
      {product.brand && (
        <div>
          <dt>Brand</dt>
          <dd>
            <Link to={shopPaths.brand(product.brand.slug)}>{product.brand.name}</Link>
          </dd>
        </div>
      )}
      {PRODUCT_FIELD_NAMES.map((name) => {
        const fact = FACTS[name]?.(product);
        return (
          fact && (
            <div key={name}>
              <dt>{PRODUCT_FIELDS[name].label}</dt>
              <dd>{fact}</dd>
            </div>
          )
        );
      })}
      {product.shipping && deliveryText && (
        <Policy label="Delivery" text={deliveryText} page={shopPaths.delivery} />
      )}
      {returnsText && <Policy label="Returns" text={returnsText} page={shopPaths.returns} />}
      {sku && (
        <div>
          <dt>SKU</dt>
          <dd>{sku}</dd>
        </div>
      )}
      <div>
        <dt>Stock</dt>
        <dd>{stockHint(quantity, lowStock) ?? 'In stock'}</dd>
      </div>
    </dl>
  );
}

interface PolicyProps {
  label: string;
  /** What the shop has written, with a blank line between paragraphs. */
  text: string;
  /** Path of the page with the whole text. */
  page: string;
}

/** How a long text begins, with a link to the rest. */
function Policy({ label, text, page }: PolicyProps) {
  const [beginning, ...rest] = text.split(/\n\s*\n/);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {beginning}
        {rest.length > 0 && (
          <Link to={page} className={styles.more}>
            More about {label.toLowerCase()}
          </Link>
        )}
      </dd>
    </div>
  );
}
