import type { Actor } from '@shop/http/access';
import type { Types } from 'mongoose';
import { latestAuditEntry } from '../../audit/index.js';

/**
 * Whether somebody else gave a product the values that it has. An edit whose reply was lost is sent again, and finds its
 * own values.
 * @param fields those that have the values; without any, there is nothing to ask about
 */
export async function isOthersDoing(
  product: Types.ObjectId,
  fields: readonly string[],
  by: Actor,
): Promise<boolean> {
  for (const fact of fields) {
    const latest = await latestAuditEntry(product, { fact });
    if (!by._id || !latest?.by._id?.equals(by._id)) return true;
  }
  return false;
}
