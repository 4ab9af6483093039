import type { Quote } from '@shop/shared';
import { valuesOf } from '../../../ui/fields/multi-select-field';
import { Panel } from '../../../ui/page/panel';
import { GoodsPicker, type CartChoice } from '../../admin-pricing';
import { chosenOf, piecesIn, type NewOrderEntry } from '../entry';
import styles from './new-order.module.css';
import { OrderedProduct } from './ordered-product';

interface NewOrderGoodsProps {
  entry: NewOrderEntry;
  enter: (part: Partial<NewOrderEntry>) => void;
  quote: Quote | undefined;
}

/** What is ordered. */
export function NewOrderGoods({ entry, enter, quote }: NewOrderGoodsProps) {
  return (
    <Panel heading="Products">
      <div className={styles.fields}>
        <GoodsPicker
          kind="products"
          hasOffers
          label="Products of the order"
          placeholder="Find products by name or SKU"
          value={entry.products}
          onChange={(products) => enter({ products })}
        />
        {valuesOf(entry.products).map((product) => {
          const chosen = chosenOf(entry, product);
          return (
            <OrderedProduct
              key={product}
              product={product}
              chosen={chosen}
              problemOf={(choice) => problemOf(product, choice, quote)}
              onChange={(now) => enter({ chosen: { ...entry.chosen, [product]: now } })}
            />
          );
        })}
      </div>
    </Panel>
  );
}

function problemOf(
  product: string,
  { quantity, variant }: CartChoice,
  quote: Quote | undefined,
): string | undefined {
  const pieces = piecesIn(quantity);
  if (pieces === undefined) return 'Enter a whole number, 1 or more.';
  const line = quote?.lines.find(
    (one) => one.product === product && (one.variant ?? '') === variant,
  );
  switch (line?.state) {
    case 'choose':
      return 'Select a variant.';
    case 'gone':
      return 'This is not sold any more. Remove it.';
    case 'sold-out':
      return 'Sold out.';
    case 'short':
      return pieces > line.available ? `Only ${line.available} left.` : undefined;
    case 'available':
    case undefined:
      return undefined;
  }
}
