import type { StatusChange, StatusResult } from '@shop/shared';
import { sendInParts, type SendOutcome, type SendSteps } from '../../../lib/bulk/send-in-parts';

/** How a bulk change is sent, and where its progress is reported. */
export type BulkSteps = Omit<SendSteps<StatusChange, StatusResult>, 'idOf'>;
/** The result of a bulk change, by the orders' ids. */
export type BulkOutcome = SendOutcome<StatusResult>;

/** Sends changes of orders' statuses in small parts. */
export function changeStatuses(
  changes: readonly StatusChange[],
  steps: BulkSteps,
): Promise<BulkOutcome> {
  return sendInParts(changes, { ...steps, idOf: ({ orderId }) => orderId });
}
