import { formatDollars } from '@shop/shared';
import { CircleAlert, Tag } from 'lucide-react';
import { updateCartPrice } from '../../cart';
import { Button } from '../../../ui/forms/button';
import type { QuotedItem } from '../apply-quote';
import styles from './item-notice.module.css';

function problemText({ problem, available }: QuotedItem): string {
  if (problem === 'gone') return 'No longer sold. Remove it to continue.';
  if (problem === 'sold-out') return 'Sold out. Remove it to continue.';
  return `Only ${available} left. Remove this one to continue.`;
}

interface ItemNoticeProps {
  item: QuotedItem;
}

/** What changed about an item since it was added to the cart; nothing if nothing did. */
export function ItemNotice({ item }: ItemNoticeProps) {
  const { product, price, priceChanged, problem } = item;
  if (problem) {
    return (
      <p className={`${styles.notice} ${styles.problem}`}>
        <CircleAlert aria-hidden size={18} />
        {problemText(item)}
      </p>
    );
  }
  if (!priceChanged) return null;
  return (
    <div className={styles.notice}>
      <Tag aria-hidden size={18} />
      <p className={styles.text}>
        The price changed from <s>{formatDollars(product.price)}</s> to{' '}
        <strong>{formatDollars(price)}</strong>.
      </p>
      <Button
        tone="quiet"
        className={styles.accept}
        aria-label={`Accept the new price of ${product.name}`}
        onClick={() => updateCartPrice(product._id, price)}
      >
        OK
      </Button>
    </div>
  );
}
