import { dollarsFromCents, formatDollars } from '../../money.js';
import type { Rejected } from './refusal.js';

const AWAITING = {
  address: 'depends on the delivery address: enter it first',
  method: 'depends on the delivery method: choose it first',
  delivery: 'applies once you choose your delivery',
};

/** Why a code or a promotion is not used, in a sentence for the shopper. */
export function refusalText({
  code,
  name = '',
  reason,
  lacks = 0,
  besides = '',
  awaits,
}: Rejected): string {
  const subject = code ?? name;
  if (awaits) return `${subject} ${AWAITING[awaits]}`;
  switch (reason) {
    case 'unknown-code':
      return `${subject} is not a valid code`;
    case 'not-started':
      return `${subject} can’t be used yet`;
    case 'expired':
      return `${subject} has expired`;
    case 'disabled':
      return `${subject} is no longer valid`;
    case 'usage-limit':
      return `${subject} has been used up`;
    case 'customer-limit':
      return `You have used ${subject} already`;
    case 'customer-required':
      return `Sign in to use ${subject}`;
    case 'not-for-customer':
      return `${subject} does not apply to your order`;
    case 'minimum':
      return `${subject} needs ${formatDollars(dollarsFromCents(lacks))} more`;
    case 'minimum-quantity':
      return lacks > 0
        ? `${subject} needs ${lacks} more ${lacks === 1 ? 'piece' : 'pieces'}`
        : `${subject} needs more pieces`;
    case 'no-matching-items':
      return `${subject} does not lower the price of this order`;
    case 'not-combinable':
      return `${subject} is not used: it cannot be combined with ${besides}`;
  }
}
