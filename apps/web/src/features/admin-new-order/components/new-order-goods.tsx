import type { Quote } from '@shop/shared';
import { valuesOf } from '../../../ui/fields/multi-select-field';
import { Panel } from '../../../ui/page/panel';
import { CartItemFields, GoodsPicker } from '../../admin-pricing';
import { choiceOf, piecesIn, type NewOrderEntry } from '../entry';
import styles from './new-order.module.css';

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
          label="Products of the order"
          placeholder="Find products by name or SKU"
          value={entry.products}
          onChange={(products) => enter({ products })}
        />
        {valuesOf(entry.products).map((product) => {
          const choice = choiceOf(entry, product);
          return (
            <CartItemFields
              key={product}
              product={product}
              choice={choice}
              error={problemOf(product, choice, quote)}
              onChange={(part) =>
                enter({ choices: { ...entry.choices, [product]: { ...choice, ...part } } })
              }
            />
          );
        })}
      </div>
    </Panel>
  );
}

function problemOf(
  product: string,
  { quantity, variant }: ReturnType<typeof choiceOf>,
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
