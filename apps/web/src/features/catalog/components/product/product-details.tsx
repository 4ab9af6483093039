import { weightText, type ProductDetails as Details } from '@shop/shared';
import { useEffect, useId } from 'react';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { dropEntries } from '../../../../lib/storage/own-entries';
import { Badge } from '../../../../ui/display/badge';
import { AfterShell } from '../../../../ui/page/after-shell';
import { Breadcrumb } from '../../../../ui/page/breadcrumb';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { isOnSale } from '../products/on-sale';
import { useTreeCategory } from '../../api/category-tree';
import { stockHint } from '../../stock-hint';
import { AttributeTable } from './attribute-table';
import { ProductPrice } from '../products/product-price';
import { Buy } from './buy/buy';
import { ShareButton } from './buy/share-button';
import { useChoiceInAddress } from './choice/use-choice-in-address';
import { VariantChoice } from './choice/variant-choice';
import { VariantSelect } from './choice/variant-select';
import { Gallery } from './gallery/gallery';
import styles from './product-details.module.css';
import { ProductFacts } from './product-facts';
import { StockAlert } from './stock-alert/lazy-stock-alert';
import { TrustLines } from './trust-lines';

const PHOTO_SIZES =
  '(width >= 100rem) 46rem, (width >= 79.5rem) 37rem, (width >= 60rem) 27rem, (width >= 43.75rem) 50vw, 100vw';

/** A product with its photos and everything about it. */
export function ProductDetails({ product }: { product: Details }) {
  const { _id, name, category, photo, variants } = product;
  const { above = [] } = useTreeCategory(category._id) ?? {};
  const photos = product.photos ?? (photo ? [photo] : []);
  const choice = useChoiceInAddress(product);
  const offer = choice.variant ?? product;
  const { quantity } = offer;
  const { lowStock, units } = useShopDetails();
  const weight = choice.variant?.weight ?? product.weight;
  const attributes = [
    ...(product.attributes ?? []),
    ...(weight ? [{ name: 'Weight', value: weightText(weight, units) }] : []),
  ];
  const hint = stockHint(quantity, lowStock);
  const nameId = useId();
  // The mail that a shopper may have asked for was sent.
  useEffect(() => {
    if (offer.quantity > 0)
      dropEntries((key) => key.startsWith('stock-alert') && key.endsWith(offer._id));
  }, [offer]);
  const alert = quantity < 1 && <StockAlert product={_id} variant={choice.variant?._id} />;
  return (
    <article className={styles.details}>
      <div className={styles.trail}>
        <Breadcrumb
          steps={[
            { label: 'Home', to: shopPaths.home },
            ...[...above, category].map(({ name: label, slug }) => ({
              label,
              to: shopPaths.category(slug),
            })),
          ]}
        />
      </div>
      <div className={styles.picture}>
        <Gallery
          key={_id}
          productId={_id}
          name={name}
          photos={photos}
          chosen={choice.variant?.photo}
          sizes={PHOTO_SIZES}
        />
      </div>
      <div className={styles.facts}>
        <h1 id={nameId}>{name}</h1>
        <div className={styles.offer}>
          <ProductPrice product={offer} className={styles.price} />
          {isOnSale(offer) && <Badge tone="accent">Sale</Badge>}
          {hint && <Badge tone={quantity < 1 ? 'neutral' : 'accent'}>{hint}</Badge>}
          <AfterShell>
            <ShareButton name={name} />
          </AfterShell>
        </div>
        <AfterShell>
          {/* Beside the price where it can be, in view on a phone; a choice must not move what one chooses from. */}
          {!variants && alert}
          <p className={styles.description}>{product.description}</p>
          <VariantChoice state={choice} variants={variants} />
          {variants && (
            <noscript>
              {import.meta.env.SSR && <VariantSelect variants={variants} chosen={choice.variant} />}
            </noscript>
          )}
          <Buy product={product} choice={choice} nameId={nameId} />
          {variants && alert}
          <TrustLines isDelivered={product.shipping} />
          <ProductFacts product={product} offer={offer} />
          {attributes.length > 0 && <AttributeTable attributes={attributes} />}
        </AfterShell>
      </div>
    </article>
  );
}
