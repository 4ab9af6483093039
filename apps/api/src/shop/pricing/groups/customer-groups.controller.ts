import { inTransaction, NEWEST_FIRST } from '@shop/mongo';
import {
  dollarsFromCents,
  LIMITS,
  SUCCESS_TEXTS,
  type CustomerGroup,
  type endpoints,
} from '@shop/shared';
import { conflict } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import type { ClientSession } from 'mongoose';
import { UserModel } from '../../accounts/index.js';
import { CUSTOMER_GROUPS } from '../setup/rule-kind.js';
import { CustomerGroupModel, type CustomerGroupRecord } from '../setup/rule.model.js';
import { createRule, deleteRule, updateRule } from '../setup/save-rule.js';
import { convertGroup } from '../setup/convert-amounts.js';
import { groupFilter } from './in-group.js';

async function shown(
  { _id, rule, version }: CustomerGroupRecord,
  session?: ClientSession,
): Promise<CustomerGroup> {
  const customers = await UserModel.countDocuments(groupFilter(rule, Date.now()), { session });
  return {
    ...convertGroup(rule, dollarsFromCents),
    _id: _id.toHexString(),
    version,
    ...(rule.minSpent !== undefined && { byAmount: true }),
    customers,
  };
}

export const list: Controller<typeof endpoints.listCustomerGroups> = async () => {
  const records = await CustomerGroupModel.find().sort(NEWEST_FIRST).lean();
  const groups = [];
  // One after the other: they are many, and nobody waits for a group alone.
  for (const record of records) groups.push(await shown(record));
  return { success: true, groups };
};

export const create: Controller<typeof endpoints.createCustomerGroup> = ({ body, actor }) => ({
  create: async (session) => {
    const record = await createRule(CUSTOMER_GROUPS, body, actor, session);
    if ((await CustomerGroupModel.countDocuments({}, { session })) > LIMITS.customerGroups)
      throw conflict(`A shop can have at most ${LIMITS.customerGroups} groups of customers`);
    const group = await shown(record, session);
    return { reply: { success: true, message: SUCCESS_TEXTS.ruleSaved(group.name), group } };
  },
});

export const update: Controller<typeof endpoints.updateCustomerGroup> = async ({
  params,
  body: { version, ...rule },
  actor,
}) => {
  const record = await updateRule(CUSTOMER_GROUPS, { id: params.id, version }, rule, actor);
  const group = await shown(record);
  return { success: true, message: SUCCESS_TEXTS.ruleSaved(group.name), group };
};

export const remove: Controller<typeof endpoints.deleteCustomerGroup> = async ({
  params,
  actor,
}) => {
  const name = await inTransaction((session) =>
    deleteRule(CUSTOMER_GROUPS, params, actor, session),
  );
  return { success: true, message: SUCCESS_TEXTS.ruleDeleted(name) };
};
