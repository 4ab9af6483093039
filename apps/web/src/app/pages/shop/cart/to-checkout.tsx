import { formatDollars } from '@shop/shared';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import type { Checkout } from '../../../../features/checkout';
import { Button } from '../../../../ui/forms/button';
import styles from './to-checkout.module.css';

/** So many lines leave room for the total on a phone's screen. */
const SHORT_LIST = 1;

/** On a phone, the total of a list in view, with the way past the list to what comes after it. */
export function ToCheckout({ checkout: { quoted, priced } }: { checkout: Checkout }) {
  const end = useRef<HTMLSpanElement>(null);
  const isNothing = quoted.rows.every(({ buyable }) => buyable === 0);
  const place = <span ref={end} id="checkout" tabIndex={-1} className={styles.end} />;
  if (quoted.rows.length <= SHORT_LIST || isNothing) return place;
  const { state = 'chosen' } = priced?.destination ?? {};
  const isEstimate = quoted.isProvisional || state !== 'chosen';
  const total = formatDollars(priced?.total ?? quoted.total);
  const discount = priced?.amounts?.discount ?? 0;
  function goOn() {
    // From there, Tab leads into what comes next.
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView();
  }
  return (
    <>
      {/* The style sheet writes the total, so that the page does not say it twice. */}
      <div
        className={styles.bar}
        data-sticks-below
        data-total={`${isEstimate ? 'Estimated total' : 'Total'} ${total}`}
        data-discount={discount > 0 ? `after ${formatDollars(discount)} off` : undefined}
      >
        <Button onClick={goOn}>
          Checkout
          <ArrowDown aria-hidden size={16} />
        </Button>
      </div>
      {place}
    </>
  );
}
