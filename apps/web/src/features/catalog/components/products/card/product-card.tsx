import { preview, PREVIEW_LENGTH, type Product, type ProductMarks } from '@shop/shared';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../../lib/address/shop-paths';
import { Marked } from '../../../../../ui/display/marked';
import { Badge } from '../../../../../ui/display/badge';
import { ButtonLink } from '../../../../../ui/forms/button';
import { ProductPhoto } from '../../../../../ui/display/product-photo';
import { useShopDetails } from '../../../../../ui/page/shop-details';
import { noteKnownProduct } from '../../../../../ui/page/known-page';
import { AddToCartButton } from '../../../../cart';
import { useRememberProduct } from '../../../api/get-product';
import { choicesText } from '../choose/choices-text';
import { countOpened } from '../../../count-search';
import { isOnSale } from '../on-sale';
import { stockHint } from '../../../stock-hint';
import { CardName } from './card-name';
import { ChooseButton } from '../choose/choose-button';
import styles from './product-card.module.css';
import { ProductPrice } from '../product-price';
import { ProductShell } from '../shell/product-shell';

interface ProductCardProps {
  product: Product;
  /** The ranges that a search matched. */
  marks?: ProductMarks | undefined;
  /** For the first cards of a page. */
  eager?: boolean;
}

/** A product in a list. All of it is a link to the product, except for its buttons. */
export function ProductCard({ product, marks, eager }: ProductCardProps) {
  const nameId = useId();
  const remember = useRememberProduct();
  const { lowStock } = useShopDetails();
  const hint = stockHint(product.quantity, lowStock);
  const isSale = isOnSale(product) || undefined;
  const to = shopPaths.product(product.slug);
  const open = () => {
    remember(product);
    noteKnownProduct(to, product, <ProductShell product={product} />);
    countOpened(product._id);
  };
  const link = { to, onClick: open };
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.picture}>
        {/* Without a name of its own: the product's stands below. */}
        <ProductPhoto
          productId={product._id}
          alt=""
          photo={product.photo}
          sizes="18rem"
          eager={eager}
        />
        {(hint ?? isSale) && (
          <span className={styles.flag}>
            {isSale && <Badge>Sale</Badge>}
            {hint && <Badge>{hint}</Badge>}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h3 id={nameId} className={styles.name}>
          <Link {...link} className={styles.link}>
            <CardName name={product.name} ranges={marks?.name} />
          </Link>
        </h3>
        <p className={styles.description}>
          <Marked
            text={preview(product.description, PREVIEW_LENGTH.card)}
            ranges={marks?.description}
          />
        </p>
        {product.options && <p className={styles.choices}>{choicesText(product.options)}</p>}
        <ProductPrice product={product} className={styles.price} />
        <div className={styles.actions}>
          {product.options ? (
            <ChooseButton product={product} describedBy={nameId} />
          ) : (
            <AddToCartButton product={product} describedBy={nameId} tone="outlined" />
          )}
          <ButtonLink {...link} tone="quiet" wide aria-describedby={nameId}>
            More Details
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
