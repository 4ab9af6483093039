import { formatDollars, nameWithVariant } from '@shop/shared';
import { CircleCheck, X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Price } from '../../../ui/display/price';
import { ProductPhoto } from '../../../ui/display/product-photo';
import { photoOf } from '../../../ui/display/product-photo-source';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { useShopDetails } from '../../../ui/page/shop-details';
import { estimatePrice, linePrice } from '../cart-price';
import { entryKey, offerOf } from '../cart-entry';
import { cartRows } from '../cart-rows';
import { useCart } from '../use-cart';
import styles from './added-panel.module.css';
import type { Addition } from './addition';
import { checkStock } from './check-stock';
import { usePassingPanel } from './use-passing-panel';

interface AddedPanelProps {
  addition: Addition;
}

/** What was put into the cart, the cart's total, and the way to pay. Beside the page: it takes no focus. */
export function AddedPanel({ addition }: AddedPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const { close, holding } = usePassingPanel(panel, addition);
  useEffect(() => {
    // Where it fails, the cart checks it.
    checkStock(addition).catch(() => undefined);
  }, [addition]);
  // A live region is there before its text, because screen readers announce only what is added to it.
  const hasRegion = useDeferredValue(true, false);
  const lines = cartRows(useCart()).map(({ key, product, entries }) => {
    return { key, price: offerOf(product).price, pieces: entries.length };
  });
  const { product } = addition;
  const { pricing } = useShopDetails();
  const { price } = offerOf(product);
  const pieces = lines.find(({ key }) => key === entryKey(product))?.pieces ?? 0;
  const { total } = estimatePrice(lines);
  const lineTotal = linePrice({ price, pieces });
  return (
    <section
      ref={panel}
      popover="manual"
      aria-labelledby={titleId}
      className={styles.panel}
      data-no-print
      {...holding}
    >
      <p aria-live="polite" className="visually-hidden">
        {hasRegion &&
          `${nameWithVariant(product)}: ${pieces} in your cart. Estimated total ${formatDollars(total)}.`}
      </p>
      <div className={styles.head}>
        <CircleCheck aria-hidden size={18} />
        <p id={titleId}>Added to your cart</p>
        <Button tone="quiet" className={styles.close} onClick={close}>
          <X aria-hidden size={18} />
          <span className="visually-hidden">Close</span>
        </Button>
      </div>
      <div className={styles.line}>
        <span className={styles.photo}>
          <ProductPhoto productId={product._id} alt="" photo={photoOf(product)} sizes="3.5rem" />
        </span>
        <p className={styles.name}>{nameWithVariant(product)}</p>
        <p className={styles.pieces}>
          {pieces} × <Price dollars={price} />
        </p>
        <Price dollars={lineTotal} className={styles.price} />
      </div>
      <p className={styles.total}>
        Estimated total{pricing && ' before any discounts'}{' '}
        <Price dollars={total} className={styles.sum} />
      </p>
      <div className={styles.ways}>
        <ButtonLink to={shopPaths.cart} tone="secondary">
          View cart
        </ButtonLink>
        <ButtonLink to={`${shopPaths.cart}#${pricing === 'zones' ? 'checkout' : 'cart-summary'}`}>
          Check out
        </ButtonLink>
      </div>
    </section>
  );
}
