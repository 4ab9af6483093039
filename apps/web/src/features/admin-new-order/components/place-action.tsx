import { useId } from 'react';
import { Button } from '../../../ui/forms/button';
import { askedAddresses, isIncomplete } from '../../addresses';
import type { useNewOrderQuote, usePlaceCustomerOrder } from '../api/new-order';
import { orderOf, type NewOrderEntry } from '../entry';
import { missingText } from '../missing-text';
import styles from './new-order.module.css';

interface PlaceActionProps {
  entry: NewOrderEntry;
  quote: ReturnType<typeof useNewOrderQuote>;
  tone: 'primary' | 'secondary';
  placing: ReturnType<typeof usePlaceCustomerOrder>;
  /** Called instead of placing it while the address is not complete. */
  onMissing: () => void;
}

/** The button that places the order at once, and what is missing until it can. */
export function PlaceAction({ entry, quote, tone, placing, onMissing }: PlaceActionProps) {
  const { data, error, isFetching } = quote;
  const missing = missingText(entry, data);
  const isReady = data !== undefined && !isFetching && !error && missing === undefined;
  const reason = useId();
  return (
    <>
      <Button
        tone={tone}
        busy={placing.isPending}
        aria-disabled={!isReady}
        aria-describedby={reason}
        onClick={() => {
          if (!isReady) return;
          if (askedAddresses(data, entry).some(isIncomplete)) onMissing();
          else placing.mutate(orderOf(entry, data));
        }}
      >
        Place the order
      </Button>
      <p id={reason} role="status" className={styles.missing}>
        {missing}
      </p>
    </>
  );
}
