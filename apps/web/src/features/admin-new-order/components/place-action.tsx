import type { EndpointResponse, endpoints } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { missingParts, needsWholeAddress } from '../../addresses';
import type { useNewOrderQuote, usePlaceCustomerOrder } from '../api/new-order';
import { orderOf, type NewOrderEntry } from '../entry';

type CustomerQuote = EndpointResponse<typeof endpoints.quoteCustomerOrder>;

interface PlaceActionProps {
  entry: NewOrderEntry;
  quote: ReturnType<typeof useNewOrderQuote>;
  tone: 'primary' | 'secondary';
  placing: ReturnType<typeof usePlaceCustomerOrder>;
  /** Called instead of placing it while the address is not complete. */
  onMissing: () => void;
}

/** The button that places the order at once. */
export function PlaceAction({ entry, quote, tone, placing, onMissing }: PlaceActionProps) {
  const { data, error, isFetching } = quote;
  const isReady = data !== undefined && !isFetching && !error && isComplete(data);
  return (
    <Button
      tone={tone}
      busy={placing.isPending}
      aria-disabled={!isReady}
      onClick={() => {
        if (!isReady) return;
        if (data.destination && needsWholeAddress(data) && isIncomplete(entry)) onMissing();
        else placing.mutate(orderOf(entry, data));
      }}
    >
      Place the order
    </Button>
  );
}

const isIncomplete = ({ address }: NewOrderEntry) => Object.keys(missingParts(address)).length > 0;

function isComplete(quote: CustomerQuote): boolean {
  const { lines, destination, paymentMethods = [], unfitMethods = [] } = quote;
  const isPayable = paymentMethods.length > 0 || unfitMethods.length === 0;
  const isThere = lines.every(({ state }) => state === 'available');
  // Nothing is delivered of goods that nobody carries.
  return isPayable && isThere && (destination?.state ?? 'chosen') === 'chosen';
}
