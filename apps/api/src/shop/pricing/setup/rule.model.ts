import type {
  CustomerGroupInput,
  PromotionInput,
  ShippingZoneInput,
  TaxRateInput,
} from '@shop/shared';
import { NEWEST_FIRST } from '@shop/mongo';
import mongoose, { Schema, type Model, type Types } from 'mongoose';

/** A promotion, a delivery zone, a tax rate or a group of customers. */
export interface RuleRecord<Rule> {
  _id: Types.ObjectId;
  /** As the administrator entered it, but with amounts in whole US cents: see `convert-amounts.ts`. */
  rule: Rule;
  /** Increases by one with every save. */
  version: number;
  createdAt: Date;
}

/** A promotion, and how far its limits are used up. */
export interface PromotionRecord extends RuleRecord<PromotionInput> {
  /** Uses by orders that are not cancelled, counted here only if they are limited. */
  used: number;
  /** US cents that it took off these orders. */
  spentCents: number;
  /** The same of orders that used it before it was limited, and are not cancelled. Absent without any. */
  usedBefore?: number;
  spentBeforeCents?: number;
  /** How many codes were generated for it; absent without any. */
  generated?: number;
}

/** A group of customers by rule. */
export type CustomerGroupRecord = RuleRecord<CustomerGroupInput>;

/** A zone whose methods all have ids. */
export type ZoneRule = Omit<ShippingZoneInput, 'methods'> & {
  methods: (ShippingZoneInput['methods'][number] & { _id: string })[];
};

/** A delivery zone. */
export interface ZoneRecord extends RuleRecord<ZoneRule> {
  /** How often a tax rate of it was saved, so that a deletion at the same moment conflicts. Absent before. */
  rateSaves?: number;
}

const fields = {
  rule: { type: Schema.Types.Mixed, required: true },
  version: { type: Number, required: true },
  createdAt: { type: Date, required: true },
};
const options = { versionKey: false, autoIndex: false, minimize: false } as const;

function ruleModel<Rule>(name: string): Model<RuleRecord<Rule>> {
  const schema = new Schema<RuleRecord<Rule>>(fields, options);
  schema.index(NEWEST_FIRST);
  return mongoose.model<RuleRecord<Rule>>(name, schema);
}

const promotionSchema = new Schema<PromotionRecord>(
  {
    ...fields,
    used: { type: Number, default: 0 },
    spentCents: { type: Number, default: 0 },
    usedBefore: Number,
    spentBeforeCents: Number,
    generated: Number,
  },
  options,
);
promotionSchema.index(NEWEST_FIRST);
// A code belongs to one promotion.
promotionSchema.index({ 'rule.codes': 1 }, { unique: true, sparse: true });

export const PromotionModel = mongoose.model<PromotionRecord>('Promotion', promotionSchema);

const zoneSchema = new Schema<ZoneRecord>({ ...fields, rateSaves: Number }, options);
zoneSchema.index(NEWEST_FIRST);

export const ShippingZoneModel = mongoose.model<ZoneRecord>('ShippingZone', zoneSchema);
export const TaxRateModel = ruleModel<TaxRateInput>('TaxRate');
export const CustomerGroupModel = ruleModel<CustomerGroupInput>('CustomerGroup');
