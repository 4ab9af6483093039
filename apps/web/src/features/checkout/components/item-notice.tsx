import { chooseText, formatDollars } from '@shop/shared';
import { CircleAlert, Tag } from 'lucide-react';
import { useId, type ReactNode } from 'react';
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
  /** A payment was sent, and its outcome is not known. */
  hasAttempt: boolean;
}

/** What changed about a product since it was added to the cart; nothing if nothing did. */
export function ItemNotice({ row, hasAttempt }: ItemNoticeProps) {
  const textId = useId();
  const { key, product, price, earlierPrice, problem, available, pieces } = row;
  // What is missing now may be what that payment took. To remove it would not undo the order.
  if (problem && hasAttempt) return <Notice>Your last payment may have bought this.</Notice>;
  if (problem === 'short') {
    return (
      <Notice isProblem>
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
      </Notice>
    );
  }
  if (problem === 'choose') {
    return (
      <Notice isProblem>
        <Link to={shopPaths.product(product.slug)}>
          {chooseText(product.name, product.options ?? [])}
        </Link>
      </Notice>
    );
  }
  if (problem) {
    return <Notice isProblem>{PROBLEM_TEXTS[problem]}</Notice>;
  }
  if (earlierPrice === undefined) return null;
  return (
    <Notice>
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
    </Notice>
  );
}

/** Takes the focus when a payment was stopped because of what it says. */
function Notice({ isProblem = false, children }: { isProblem?: boolean; children: ReactNode }) {
  const Icon = isProblem ? CircleAlert : Tag;
  return (
    <div
      className={isProblem ? `${styles.notice} ${styles.problem}` : styles.notice}
      tabIndex={-1}
      data-item-notice
    >
      <Icon aria-hidden size={18} />
      {children}
    </div>
  );
}
