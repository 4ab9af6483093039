import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import type { Checkout } from '../../../../features/checkout';
import { Price } from '../../../../ui/display/price';
import { Button } from '../../../../ui/forms/button';
import styles from './to-checkout.module.css';

/** So many items fit a phone's screen, with the summary in reach below them. */
const SHORT_LIST = 3;

/** On a phone, the total of a long list in view, with the way past the list to what comes after it. */
export function ToCheckout({ checkout: { quoted, priced } }: { checkout: Checkout }) {
  const end = useRef<HTMLSpanElement>(null);
  if (quoted.rows.length <= SHORT_LIST) return null;
  function goOn() {
    // From there, Tab leads into what comes next.
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView();
  }
  return (
    <>
      <div className={styles.bar}>
        <p>
          Total <Price dollars={priced?.total ?? quoted.total} className={styles.sum} />
        </p>
        <Button onClick={goOn}>
          Checkout
          <ArrowDown aria-hidden size={16} />
        </Button>
      </div>
      <span ref={end} tabIndex={-1} className={styles.end} />
    </>
  );
}
