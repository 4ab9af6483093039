import { inTransaction } from '@shop/mongo';
import type { Actor } from '@shop/http/access';
import { SHIPPING_ZONES, TAX_RATES } from './rule-kind.js';
import { TaxRateModel } from './rule.model.js';
import { deleteRule } from './save-rule.js';

/**
 * Deletes a zone with its tax rates: without it, no screen would show them. @returns its name.
 * @throws HttpError 404 for an unknown one; 409 when somebody saved it since that version.
 */
export function deleteZone(
  { id, version }: { id: string; version?: number | undefined },
  by: Actor,
): Promise<string> {
  return inTransaction(async (session) => {
    const name = await deleteRule(SHIPPING_ZONES, { id, version }, by, session);
    const rates = await TaxRateModel.find({ 'rule.zone': id }, { _id: 1 }, { session }).lean();
    for (const { _id } of rates)
      await deleteRule(TAX_RATES, { id: _id.toHexString() }, by, session);
    return name;
  });
}
