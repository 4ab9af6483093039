import { HttpError } from '@shop/http/errors';
import { centsFromDollars, dollarsFromCents, type Cents } from '@shop/shared';

/**
 * @param shown what the administrator was shown, in US dollars, if that is to be checked
 * @throws HttpError 409 with the amount if it is another one.
 */
export function assertShown(shown: number | undefined, amountCents: Cents, message: string): void {
  if (shown === undefined || centsFromDollars(shown) === amountCents) return;
  throw new HttpError(409, message, {
    errors: [{ field: 'shown', message }],
    total: dollarsFromCents(amountCents),
  });
}
