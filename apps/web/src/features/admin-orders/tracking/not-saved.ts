import type { ShipmentResult } from '@shop/shared';
import type { SendOutcome } from '../../../lib/bulk/send-in-parts';
import type { PlannedLine } from './use-tracking';

/** The orders that were to get a tracking number and did not, and why. */
export function notSaved(plan: readonly PlannedLine[], outcome: SendOutcome<ShipmentResult>) {
  return plan.flatMap(({ number, refusal }) => {
    const result = outcome.results.get(String(number));
    if (refusal !== undefined || result?.outcome === 'done') return [];
    const message = result?.message ?? outcome.failure ?? 'It was not attempted';
    return [{ number, message }];
  });
}
