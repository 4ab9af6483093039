import type {
  CustomerGroupInput,
  PromotionInput,
  ShippingZoneInput,
  TaxRateInput,
} from '@shop/shared';
import { Types } from 'mongoose';
import {
  CustomerGroupModel,
  PromotionModel,
  ShippingZoneModel,
  TaxRateModel,
} from '../../shop/pricing/index.js';
import type { BuildWrite } from './write.js';

/** A promotion that takes 10 % off every order. */
export const TEN_PERCENT = {
  name: 'Ten percent',
  isEnabled: true,
  kind: 'percent',
  scope: 'order',
  value: 10,
  priority: 0,
  isExclusive: false,
  isCombinable: true,
} as const satisfies PromotionInput;
/** A zone that is everywhere, without methods. */
export const EVERYWHERE = {
  name: 'Everywhere',
  taxRounding: 'line' as const,
  methods: [],
} satisfies ShippingZoneInput;

/** A group of those who spent $100 or more. */
export const REGULARS = { name: 'Regulars', minSpent: 100 } satisfies CustomerGroupInput;

/** A rate of 20 % in a zone. */
export const rateOf = (zone: string) =>
  ({
    name: 'VAT',
    zone,
    taxClass: 'standard' as const,
    rate: 20,
    isIncluded: false,
  }) satisfies TaxRateInput;

const stored = () => ({ _id: new Types.ObjectId(), version: 1, createdAt: new Date() });

export async function buildPromotion(fields: Partial<PromotionInput> = {}) {
  return PromotionModel.create({ ...stored(), rule: { ...TEN_PERCENT, ...fields } });
}
export async function buildZone() {
  const zone = await ShippingZoneModel.create({ ...stored(), rule: EVERYWHERE });
  return zone._id.toHexString();
}
export async function buildGroup(rule: CustomerGroupInput = { ...REGULARS, minSpent: 100_00 }) {
  const group = await CustomerGroupModel.create({ ...stored(), rule });
  return group._id.toHexString();
}
export async function buildRate() {
  const zone = await buildZone();
  const rate = await TaxRateModel.create({ ...stored(), rule: rateOf(zone) });
  return { zone, id: rate._id.toHexString() };
}

const promotion = { kind: 'promotion', name: 'Ten percent' } as const;
const zone = { kind: 'shippingZone', name: 'Everywhere' } as const;
const group = { kind: 'customerGroup', name: 'Regulars' } as const;
const rate = { kind: 'taxRate', name: 'VAT' } as const;

export const priceRuleWrites = {
  createPromotion: async () =>
    Promise.resolve({
      input: { body: TEN_PERCENT },
      entry: { subject: promotion, before: null, after: { ...TEN_PERCENT } },
    }),
  updatePromotion: async () => ({
    input: {
      params: { id: (await buildPromotion())._id.toHexString() },
      body: { ...TEN_PERCENT, value: 15, version: 1 },
    },
    entry: { subject: promotion, before: { value: 10 }, after: { value: 15 } },
  }),
  deletePromotion: async () => ({
    input: { params: { id: (await buildPromotion())._id.toHexString() } },
    entry: { subject: promotion, before: { ...TEN_PERCENT }, after: null },
  }),
  generateCodes: async () => ({
    input: {
      params: { id: (await buildPromotion({ generatesCodes: true }))._id.toHexString() },
      body: { count: 2, prefix: 'NEWS-' },
    },
    entry: { subject: promotion, before: null, after: { count: 2, prefix: 'NEWS-' } },
  }),
  exportCodes: async () => ({
    input: { params: { id: (await buildPromotion())._id.toHexString() } },
    entry: { subject: promotion, before: null, after: { codes: 0 } },
  }),
  createShippingZone: async () =>
    Promise.resolve({
      input: { body: EVERYWHERE },
      entry: { subject: zone, before: null, after: { ...EVERYWHERE, methods: '[]' } },
    }),
  updateShippingZone: async () => ({
    input: {
      params: { id: await buildZone() },
      body: { ...EVERYWHERE, taxRounding: 'total', version: 1 },
    },
    entry: { subject: zone, before: { taxRounding: 'line' }, after: { taxRounding: 'total' } },
  }),
  deleteShippingZone: async () => ({
    input: { params: { id: await buildZone() } },
    entry: { subject: zone, before: { ...EVERYWHERE, methods: '[]' }, after: null },
  }),
  createCustomerGroup: async () =>
    Promise.resolve({
      input: { body: REGULARS },
      entry: { subject: group, before: null, after: { ...REGULARS } },
    }),
  updateCustomerGroup: async () => ({
    input: {
      params: { id: await buildGroup() },
      body: { ...REGULARS, minSpent: 150, version: 1 },
    },
    entry: { subject: group, before: { minSpent: 100 }, after: { minSpent: 150 } },
  }),
  deleteCustomerGroup: async () => ({
    input: { params: { id: await buildGroup() } },
    entry: { subject: group, before: { ...REGULARS }, after: null },
  }),
  createTaxRate: async () => {
    const body = rateOf(await buildZone());
    return { input: { body }, entry: { subject: rate, before: null, after: { ...body } } };
  },
  updateTaxRate: async () => {
    const { id, zone: of } = await buildRate();
    return {
      input: { params: { id }, body: { ...rateOf(of), rate: 21, version: 1 } },
      entry: { subject: rate, before: { rate: 20 }, after: { rate: 21 } },
    };
  },
  deleteTaxRate: async () => {
    const { id, zone: of } = await buildRate();
    return {
      input: { params: { id } },
      entry: { subject: rate, before: { ...rateOf(of) }, after: null },
    };
  },
} as const satisfies Record<string, BuildWrite>;
