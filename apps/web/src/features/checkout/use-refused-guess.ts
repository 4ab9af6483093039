import { useEffect } from 'react';
import { ApiError, failureText } from '../../lib/http/api-error';
import { enter } from '../../lib/storage/checkout-entries';

/**
 * The shop limits how often somebody tries codes. Above the limit it refuses the whole cart, so the last code goes back
 * into its field: the cart can be bought without it.
 * @param error why there is no quote with these codes
 */
export function useRefusedGuess(error: Error | null, codes: readonly string[]) {
  const isLimited = error instanceof ApiError && error.status === 429;
  const code = isLimited ? codes.at(-1) : undefined;
  useEffect(() => {
    if (code === undefined) return;
    enter({ codes: codes.slice(0, -1), unknownCode: { code, message: failureText(error) } });
  }, [code, codes, error]);
}
