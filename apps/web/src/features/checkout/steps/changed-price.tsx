import { costRows, formatDollars, type Quote } from '@shop/shared';
import { Notice } from '../../../ui/feedback/notice';
import styles from './priced-summary.module.css';

interface ChangedPriceProps {
  /** What the order that was refused would have cost. */
  before: Quote;
  now: Quote;
}

interface Change {
  name: string;
  before: string;
  now: string;
}

const NOTHING = 'nothing';

/** What has changed of a price, or of the stock, since the shopper pressed the button: nothing was bought. */
export function ChangedPrice({ before, now }: ChangedPriceProps) {
  const changes = changesOf(rowsOf(before), rowsOf(now));
  const isShort = now.lines.some(({ state }) => state !== 'available');
  return (
    <div role="alert">
      {changes.length > 0 && (
        <Notice tone="danger">
          <p>Nothing was bought: the {isShort ? 'stock' : 'price'} has changed.</p>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.name}>
                {change.name}: {change.before} → {change.now}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function rowsOf(quote: Quote): ReadonlyMap<string, string> {
  const rows = [...costRows(quote), { name: 'Total', amount: quote.total }];
  return new Map(
    rows.map(({ name, amount }) => [
      name,
      typeof amount === 'number' ? formatDollars(amount) : amount,
    ]),
  );
}

function changesOf(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Change[] {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  return names
    .map((name) => ({
      name,
      before: before.get(name) ?? NOTHING,
      now: now.get(name) ?? NOTHING,
    }))
    .filter((change) => change.before !== change.now);
}
