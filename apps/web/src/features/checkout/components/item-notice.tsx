import { chooseText, formatDollars } from '@shop/shared';
import { CircleAlert, Tag } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { setPieces, updateCartPrice } from '../../cart';
import { Button } from '../../../ui/forms/button';
import type { QuotedRow } from '../apply-quote';
import styles from './item-notice.module.css';

const PROBLEM_TEXTS = {
  gone: 'No longer sold. Remove it to continue.',
  'sold-out': 'Sold out. Remove it to continue.',
} as const;

interface ItemNoticeProps {
  row: QuotedRow;
}

/** What changed about a product since it was added to the cart; nothing if nothing did. */
export function ItemNotice({ row }: ItemNoticeProps) {
  const textId = useId();
  const { key, product, price, earlierPrice, problem, available, pieces } = row;
  if (problem === 'short') {
    return (
      <div className={`${styles.notice} ${styles.problem}`}>
        <CircleAlert aria-hidden size={18} />
        <p id={textId} className={styles.text}>
          Only {available} left. The total counts {available} of your {pieces}.
        </p>
        <Button
          tone="quiet"
          className={styles.accept}
          aria-describedby={textId}
          onClick={() => setPieces(key, available)}
        >
          Change to {available}
        </Button>
      </div>
    );
  }
  if (problem === 'choose') {
    return (
      <p className={`${styles.notice} ${styles.problem}`}>
        <CircleAlert aria-hidden size={18} />
        <Link to={shopPaths.product(product.slug)}>
          {chooseText(product.name, product.options ?? [])}
        </Link>
      </p>
    );
  }
  if (problem) {
    return (
      <p className={`${styles.notice} ${styles.problem}`}>
        <CircleAlert aria-hidden size={18} />
        {PROBLEM_TEXTS[problem]}
      </p>
    );
  }
  if (earlierPrice === undefined) return null;
  return (
    <div className={styles.notice}>
      <Tag aria-hidden size={18} />
      <p id={textId} className={styles.text}>
        The price changed from <s>{formatDollars(earlierPrice)}</s> to{' '}
        <strong>{formatDollars(price)}</strong>.
      </p>
      <Button
        tone="quiet"
        className={styles.accept}
        aria-describedby={textId}
        onClick={() => updateCartPrice(key, price)}
      >
        OK
      </Button>
    </div>
  );
}
