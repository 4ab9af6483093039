import { TAX_CLASSES, typedWeight, type StoredShippingZone } from '@shop/shared';
import { z } from 'zod';
import { tiersText } from './tiers-text';

type StoredMethod = StoredShippingZone['methods'][number];

const text = z.string();

/** A method as the form has it. Amounts are dollars; what is empty does not restrict it. */
const methodTextsSchema = z.object({
  /** Empty for a new one. */
  _id: text,
  name: text,
  by: z.enum(['flat', 'weight', 'amount', 'pieces']),
  price: text,
  tiers: text,
  first: text,
  each: text,
  freeFrom: text,
  minAmount: text,
  maxAmount: text,
  minWeight: text,
  maxWeight: text,
  /** Ids, separated by commas. */
  products: text,
  categories: text,
  days: text,
  pickUpAt: text,
});
/** A method as the form has it. */
export type MethodTexts = z.infer<typeof methodTextsSchema>;

/** A zone as the form has it. */
export const zoneTextsSchema = z.object({
  name: text,
  /** Two letters each, separated by commas. */
  countries: text,
  /** Codes, separated by commas. */
  states: text,
  /** Ranges, one per line: `1000-1999`. Not called codes, because drafts leave those out. */
  postal: text,
  taxRounding: z.enum(['line', 'total']),
  deliveryTaxClass: z.enum(TAX_CLASSES),
  methods: z.array(methodTextsSchema),
  openedWith: z.custom<StoredShippingZone>().optional(),
});
/** A zone as the form has it. */
export type ZoneTexts = z.infer<typeof zoneTextsSchema>;

/** A method of which nothing is entered yet. */
export const NEW_METHOD: MethodTexts = {
  _id: '',
  name: '',
  by: 'flat',
  price: '',
  tiers: '',
  first: '',
  each: '',
  freeFrom: '',
  minAmount: '',
  maxAmount: '',
  minWeight: '',
  maxWeight: '',
  products: '',
  categories: '',
  days: '',
  pickUpAt: '',
};

/** A zone of which nothing is entered yet. */
export const NEW_ZONE: ZoneTexts = {
  name: '',
  countries: '',
  states: '',
  postal: '',
  taxRounding: 'line',
  deliveryTaxClass: 'standard',
  methods: [],
};

const textOf = (number: number | undefined) => String(number ?? '');

/** The form's values for a zone. */
export function textsOf(zone: StoredShippingZone): ZoneTexts {
  const ranges = zone.postalCodes ?? [];
  return {
    name: zone.name,
    countries: (zone.countries ?? []).join(','),
    states: (zone.states ?? []).join(', '),
    postal: ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join('\n'),
    taxRounding: zone.taxRounding,
    deliveryTaxClass: zone.deliveryTaxClass ?? 'standard',
    methods: zone.methods.map(methodTextsOf),
    openedWith: zone,
  };
}

function methodTextsOf({ _id, name, price, days, pickUpAt, ...limits }: StoredMethod): MethodTexts {
  return {
    ...NEW_METHOD,
    ...priceTextsOf(price),
    _id,
    name,
    freeFrom: textOf(limits.freeFrom),
    minAmount: textOf(limits.minAmount),
    maxAmount: textOf(limits.maxAmount),
    minWeight: typedWeight(limits.minWeight),
    maxWeight: typedWeight(limits.maxWeight),
    products: (limits.excludedProducts ?? []).join(','),
    categories: (limits.excludedCategories ?? []).join(','),
    days,
    pickUpAt,
  };
}

function priceTextsOf(price: StoredMethod['price']): Partial<MethodTexts> {
  switch (price.by) {
    case 'flat':
      return { by: 'flat', price: textOf(price.price) };
    case 'pieces':
      return { by: 'pieces', first: textOf(price.first), each: textOf(price.each) };
    default:
      return { by: price.by, tiers: tiersText(price.tiers, price.by) };
  }
}
