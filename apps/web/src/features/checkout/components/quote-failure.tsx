import { failureText } from '../../../lib/api-error';
import { Button } from '../../../ui/forms/button';
import type { Checkout } from '../use-checkout';

/** Says that the shop could not be asked about the cart, and asks again. */
export function QuoteFailure({ quoteError, askAgain }: Pick<Checkout, 'quoteError' | 'askAgain'>) {
  if (!quoteError) return null;
  return (
    <>
      <p role="status">{failureText(quoteError, 'We could not check today’s prices.')}</p>
      <Button tone="quiet" wide onClick={askAgain}>
        Try again
      </Button>
    </>
  );
}
