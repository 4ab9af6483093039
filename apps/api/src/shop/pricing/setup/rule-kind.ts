import type { AuditAction, AuditFacts, AuditSubjectKind } from '@shop/shared';
import type { TaxRateInput } from '@shop/shared';
import type { Model } from 'mongoose';
import { convertGroup, convertPromotion, convertZone, type Convert } from './convert-amounts.js';
import {
  CustomerGroupModel,
  PromotionModel,
  ShippingZoneModel,
  TaxRateModel,
  type CustomerGroupRecord,
  type PromotionRecord,
  type RuleRecord,
  type ZoneRecord,
} from './rule.model.js';

/** One of the kinds of rules: where it is stored, and how it is recorded. */
export interface RuleKind<Stored extends RuleRecord<{ name: string }>> {
  readonly model: Model<Stored>;
  /** Its rule with amounts of money converted. */
  readonly convert: (rule: Stored['rule'], convert: Convert) => Stored['rule'];
  /** As messages name it. */
  readonly label: string;
  readonly subject: AuditSubjectKind;
  readonly actions: Readonly<Record<'create' | 'update' | 'delete', AuditAction>>;
}

export const PROMOTIONS: RuleKind<PromotionRecord> = {
  model: PromotionModel,
  convert: convertPromotion,
  label: 'Promotion',
  subject: 'promotion',
  actions: { create: 'createPromotion', update: 'updatePromotion', delete: 'deletePromotion' },
};

export const SHIPPING_ZONES: RuleKind<ZoneRecord> = {
  model: ShippingZoneModel,
  convert: convertZone,
  label: 'Delivery zone',
  subject: 'shippingZone',
  actions: {
    create: 'createShippingZone',
    update: 'updateShippingZone',
    delete: 'deleteShippingZone',
  },
};

export const TAX_RATES: RuleKind<RuleRecord<TaxRateInput>> = {
  model: TaxRateModel,
  convert: (rate) => rate,
  label: 'Tax rate',
  subject: 'taxRate',
  actions: { create: 'createTaxRate', update: 'updateTaxRate', delete: 'deleteTaxRate' },
};

export const CUSTOMER_GROUPS: RuleKind<CustomerGroupRecord> = {
  model: CustomerGroupModel,
  convert: convertGroup,
  label: 'Customer group',
  subject: 'customerGroup',
  actions: {
    create: 'createCustomerGroup',
    update: 'updateCustomerGroup',
    delete: 'deleteCustomerGroup',
  },
};

/** The longest list of facts that an entry keeps in words. */
const MOST = 500;

/** A rule as the audit log keeps it: each field as a short text. */
export function factsOf(rule: object): AuditFacts {
  return Object.fromEntries(
    Object.entries(rule)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, factOf(value)]),
  );
}

function factOf(value: unknown): AuditFacts[string] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
