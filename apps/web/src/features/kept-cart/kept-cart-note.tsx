import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/feedback/notice';
import styles from './kept-cart-note.module.css';
import { closeNews, useCartNews } from './cart-news';

/** Says what was changed in the cart from elsewhere: at a sign-in, or on another device. */
export function KeptCartNote() {
  const news = useCartNews();
  return (
    <div role="status" className={styles.note}>
      {news && (
        <Notice>
          <p>{news}</p>
          <Button tone="quiet" onClick={closeNews}>
            Close
          </Button>
        </Notice>
      )}
    </div>
  );
}
