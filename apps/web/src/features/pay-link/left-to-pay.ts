import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { session } from '../../lib/session/session';
import { fieldsOf, isText, isWholeNumber } from '../../lib/storage/stored-values';

const KEY = 'pay-link';

/** By which link somebody has left for the payment provider's page in this tab. */
interface LeftToPay {
  number: number;
  token: string;
}

/** Notes the link, because the provider leads back to the order's page, which needs a sign-in. */
export function noteLeftToPay(left: LeftToPay): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Storage is forbidden: who comes back is told that a mail follows.
  }
}

export function forgetLeftToPay(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
}

function leftToPay(): LeftToPay | undefined {
  try {
    const { number, token } = fieldsOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return isWholeNumber(number) && isText(token) ? { number, token } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where somebody goes on who comes back from the provider's page to an order's page, which adds `payment` to the address:
 * to the link by which they left, or, without a session, to a word of thanks. Undefined for all others.
 */
export function payLinkReturn({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | undefined {
  if (!new URLSearchParams(search).has('payment')) return undefined;
  const left = leftToPay();
  if (left && pathname === dashboardPaths.userOrder(left.number))
    return `${dashboardPaths.pay}${search}#${left.token}`;
  return session.get() ? undefined : `${dashboardPaths.pay}${search}`;
}
