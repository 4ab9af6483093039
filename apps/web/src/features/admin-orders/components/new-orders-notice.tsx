import { Button, ButtonLink } from '../../../ui/forms/button';
import styles from './new-orders-notice.module.css';

interface NewOrdersNoticeProps {
  /** How many there are; 0 if they were seen in another tab. */
  count: number;
  /** Shows them at the top of the list. */
  onShow: () => void;
  /** URL of a list that shows them, if this list doesn't. */
  to?: string | undefined;
}

/** Says that orders have arrived while the administrator works on a row, which must not move. */
export function NewOrdersNotice({ count, onShow, to }: NewOrdersNoticeProps) {
  return (
    <div className={styles.place} data-no-print>
      <div className={styles.notice}>
        <p role="status">{words(count)}</p>
        {to ? (
          <ButtonLink to={to} tone="quiet">
            Show
          </ButtonLink>
        ) : (
          <Button tone="quiet" onClick={onShow}>
            Show
          </Button>
        )}
      </div>
    </div>
  );
}

function words(count: number): string {
  if (count === 0) return 'New orders';
  return count === 1 ? '1 new order' : `${count} new orders`;
}
