import { failureText } from '../../../lib/http/api-error';
import { Button } from '../../../ui/forms/button';
import type { Checkout } from '../use-checkout';

/** Shows that current prices could not be loaded, with a way to try again. */
export function QuoteFailure({
  quoteError,
  retryQuote,
}: Pick<Checkout, 'quoteError' | 'retryQuote'>) {
  if (!quoteError) return null;
  return (
    <>
      <p role="status">{failureText(quoteError, 'We could not check current prices.')}</p>
      <Button tone="quiet" wide onClick={retryQuote}>
        Try again
      </Button>
    </>
  );
}
