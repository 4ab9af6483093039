import type { Actor } from '@shop/http/access';
import { forbidden, notFound } from '@shop/http/errors';
import { isPermitted, PERMISSION_MISSING } from '@shop/shared';
import { CUSTOMER_GROUPS } from '../setup/rule-kind.js';
import { CustomerGroupModel } from '../setup/rule.model.js';
import { groupFilter } from './in-group.js';

/**
 * The name of a group, and a filter for the accounts of the customers who are in it now.
 * @throws HttpError 404 for an unknown group; 403 for one by amount, without the permission for money: who is in it
 * would tell who spent more.
 */
export async function filterByGroup(
  id: string,
  by: Actor,
): Promise<{ name: string; filter: object }> {
  const group = await CustomerGroupModel.findById(id).lean();
  if (!group) throw notFound(CUSTOMER_GROUPS.label);
  if (group.rule.minSpent !== undefined && !isPermitted(by, 'money'))
    throw forbidden(PERMISSION_MISSING('money'));
  return { name: group.rule.name, filter: groupFilter(group.rule, Date.now()) };
}
