import { itemKey, type MyPreparedOrder, type Quote } from '@shop/shared';
import { Price } from '../../../ui/display/price';
import { Panel } from '../../../ui/page/panel';
import { linePrice } from '../../cart';
import styles from './prepared-order.module.css';

interface PreparedLinesProps {
  prepared: MyPreparedOrder;
  /** Undefined until it is known what it costs. */
  quote: Quote | undefined;
}

/** What was prepared, with the prices of now, and what can't be had. */
export function PreparedLines({ prepared: { items, note }, quote }: PreparedLinesProps) {
  const lines = new Map(quote?.lines.map((line) => [itemKey(line), line]));
  return (
    <Panel heading="Products">
      <div className={styles.fields}>
        <ul className={styles.lines}>
          {items.map((item) => {
            const line = lines.get(itemKey(item));
            const price = line?.price;
            const problem = line && problemOf(line, item.quantity);
            return (
              <li key={itemKey(item)}>
                <span className={styles.line}>
                  <span>
                    {item.quantity} × {item.name ?? 'No longer sold'}
                  </span>
                  {price != null && <Price dollars={linePrice({ price, pieces: item.quantity })} />}
                </span>
                {problem && <span className={styles.problem}>{problem}</span>}
              </li>
            );
          })}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </Panel>
  );
}

function problemOf({ state, available }: Quote['lines'][number], wanted: number) {
  switch (state) {
    case 'gone':
    case 'choose':
      return 'This is no longer sold. Please ask us.';
    case 'sold-out':
      return 'Sold out. Please ask us.';
    case 'short':
      return available < wanted ? `Only ${available} left. Please ask us.` : undefined;
    case 'available':
      return undefined;
  }
}
