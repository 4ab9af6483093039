import type { Actor } from '@shop/http/access';
import type { ClientSession, Types } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import { PROMOTIONS, SHIPPING_ZONES, TAX_RATES, type RuleKind } from '../setup/rule-kind.js';
import type { RuleRecord } from '../setup/rule.model.js';
import {
  promotionsNaming,
  withReplaced,
  withReplacedGoods,
  type MergedKind,
  type Replacement,
} from './replaced-goods.js';

interface Named {
  _id: Types.ObjectId;
  name: string;
}

/** A brand or a category that is merged into another. */
export interface Merged {
  kind: MergedKind;
  source: Named;
  target: Named;
}

/** Names the other brand or category in promotions. @returns whether any named it */
export function replaceInPromotions(
  merged: Merged,
  by: Actor,
  session: ClientSession,
): Promise<boolean> {
  return replaceIn(
    PROMOTIONS,
    {
      naming: promotionsNaming(merged.kind, merged.source._id),
      replace: (rule, replacement) => withReplacedGoods(rule, merged.kind, replacement),
    },
    { merged, by, session },
  );
}

/** Names the other category in tax rates. @returns whether any named it */
export function replaceInTaxRates(
  merged: Merged,
  by: Actor,
  session: ClientSession,
): Promise<boolean> {
  return replaceIn(
    TAX_RATES,
    {
      naming: { 'rule.categories': merged.source._id.toHexString() },
      replace: ({ categories = [], ...rate }, replacement) => ({
        ...rate,
        categories: withReplaced(categories, replacement),
      }),
    },
    { merged, by, session },
  );
}

/** Names the other category among those that delivery methods can't carry. @returns whether any named it */
export function replaceInZones(
  merged: Merged,
  by: Actor,
  session: ClientSession,
): Promise<boolean> {
  return replaceIn(
    SHIPPING_ZONES,
    {
      naming: { 'rule.methods.excludedCategories': merged.source._id.toHexString() },
      replace: ({ methods, ...zone }, replacement) => ({
        ...zone,
        methods: methods.map((method) => {
          const { excludedCategories: some } = method;
          return some ? { ...method, excludedCategories: withReplaced(some, replacement) } : method;
        }),
      }),
    },
    { merged, by, session },
  );
}

interface Change<Rule> {
  /** Finds the rules that name what is merged. */
  naming: object;
  replace: (rule: Rule, replacement: Replacement) => Rule;
}

async function replaceIn<Stored extends RuleRecord<{ name: string }>>(
  { model, subject, actions }: RuleKind<Stored>,
  { naming, replace }: Change<Stored['rule']>,
  { merged, by, session }: { merged: Merged; by: Actor; session: ClientSession },
): Promise<boolean> {
  const { kind, source, target } = merged;
  const rules = await model.find(naming, null, { session }).lean<Stored[]>();
  const replacement = { from: source._id.toHexString(), to: target._id.toHexString() };
  const fact = kind === 'brands' ? 'brand' : 'category';
  for (const { _id, rule, version } of rules) {
    const $set = { rule: replace(rule, replacement), version: version + 1 };
    await model.collection.updateOne({ _id }, { $set }, { session });
    await recordAuditEntry(
      {
        action: actions.update,
        by,
        subject: { kind: subject, _id, name: rule.name },
        before: { [fact]: source.name },
        after: { [fact]: target.name },
      },
      session,
    );
  }
  return rules.length > 0;
}
