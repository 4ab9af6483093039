import { notFound } from '@shop/http/errors';
import { CUSTOMER_GROUPS } from '../setup/rule-kind.js';
import { CustomerGroupModel } from '../setup/rule.model.js';
import { groupFilter } from './in-group.js';

/**
 * The name of a group, and a filter for the accounts of the customers who are in it now.
 * @throws HttpError 404 for an unknown group.
 */
export async function filterByGroup(id: string): Promise<{ name: string; filter: object }> {
  const group = await CustomerGroupModel.findById(id).lean();
  if (!group) throw notFound(CUSTOMER_GROUPS.label);
  return { name: group.rule.name, filter: groupFilter(group.rule, Date.now()) };
}
