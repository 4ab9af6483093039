import {
  indexPromotions,
  isInForce,
  methodsOf,
  promotionOf,
  rateOf,
  STANDARD_TAX_CLASS,
  zoneFor,
  type Destination,
  type PromotionIndex,
  type ShippingMethod,
  type StoredShippingZone,
  type StoredTaxRate,
  type TaxClass,
  type TaxRules,
} from '@shop/shared';
import { KeptValue, namedBy, STORED_TREE } from '../catalog/index.js';
import { withStateCode } from './places/state-code.js';
import {
  CustomerGroupModel,
  PromotionModel,
  ShippingZoneModel,
  TaxRateModel,
  type CustomerGroupRecord,
} from './setup/rule.model.js';
import { promotionView, shippingZoneView, taxRateView } from './setup/rule.view.js';
import { PRICE_RULES } from './tags.js';

/** The promotions, zones and rates of one moment. */
export interface PriceRules {
  /** Whether the shop has set up any. If not, an order costs the sum of its lines. */
  readonly isSetUp: boolean;
  readonly promotions: PromotionIndex;
  readonly zones: readonly StoredShippingZone[];
  readonly rates: readonly StoredTaxRate[];
  /** Groups of customers, with amounts in cents. */
  readonly groups: readonly CustomerGroupRecord[];
  /** A category with those above it, the nearest first. */
  readonly withAbove: (category: string) => readonly string[];
}

/** Looks up the rules. */
export interface PriceRuleSource {
  /** Those of at most a moment ago, as far as other instances change them. */
  current(): Promise<PriceRules>;
  /** With every change that was made before the call. */
  latest(): Promise<PriceRules>;
}

/** Queries the database each time. */
export const STORED_PRICE_RULES: PriceRuleSource = { current: readRules, latest: readRules };

/** Holds the rules in memory and reads them again after each change. */
export class KeptPriceRules extends KeptValue<PriceRules> implements PriceRuleSource {
  constructor() {
    const isChangedBy = (tags: readonly string[]) => {
      const { categories, isAnything } = namedBy(tags);
      return isAnything || categories.length > 0 || tags.includes(PRICE_RULES);
    };
    super({ read: readRules, isChangedBy });
  }
}

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

async function readRules(): Promise<PriceRules> {
  const [promotions, zones, allRates, groups] = await Promise.all([
    PromotionModel.find().sort(OLDEST_FIRST).read('primary').lean(),
    ShippingZoneModel.find().sort(OLDEST_FIRST).read('primary').lean(),
    TaxRateModel.find().sort(OLDEST_FIRST).read('primary').lean(),
    CustomerGroupModel.find().sort(OLDEST_FIRST).read('primary').lean(),
  ]);
  // One without its zone, as earlier builds could leave it, is on no screen, and holds nowhere.
  const zoneIds = new Set(zones.map(({ _id }) => _id.toHexString()));
  const rates = allRates.filter(({ rule }) => zoneIds.has(rule.zone));
  const isSetUp = promotions.length + zones.length + rates.length > 0;
  const branches = isSetUp ? await STORED_TREE.current() : undefined;
  return {
    isSetUp,
    promotions: indexPromotions(promotions.map((one) => promotionOf(promotionView(one)))),
    zones: zones.map(shippingZoneView),
    rates: rates.map(taxRateView),
    groups,
    withAbove: (category) => branches?.withAbove(category) ?? [category],
  };
}

interface ClassedGoods {
  /** The nearest first. */
  categories: readonly string[];
  taxClass?: TaxClass | undefined;
}

/** What holds where an order goes to. */
export interface ZoneRules {
  readonly zone: StoredShippingZone | undefined;
  readonly methods: readonly ShippingMethod[];
  readonly taxes: TaxRules;
  /** The tax class of goods: their own, or that of one of their categories. */
  readonly taxClassOf: (goods: ClassedGoods) => string;
}

/** @param now milliseconds since 1970: rates that have ended or have yet to begin are ignored */
export function rulesFor(
  { zones, rates }: PriceRules,
  destination: Destination,
  now: number,
): ZoneRules {
  const zone = zoneFor(zones, withStateCode(destination));
  const own = rates.filter((rate) => rate.zone === zone?._id && isInForce(rateOf(rate), now));
  // Some countries have no reduced rate: there, such goods have the standard one.
  const classHere = (taxClass: TaxClass) =>
    taxClass === 'reduced' && !own.some((rate) => rate.taxClass === taxClass)
      ? STANDARD_TAX_CLASS
      : taxClass;
  return {
    zone,
    methods: zone
      ? methodsOf({
          methods: zone.methods,
          ...(zone.deliveryTaxClass && { deliveryTaxClass: classHere(zone.deliveryTaxClass) }),
        })
      : [],
    taxes: {
      isIncluded: own.some(({ isIncluded }) => isIncluded),
      rounding: zone?.taxRounding ?? 'line',
      rates: own.map(rateOf),
    },
    taxClassOf: ({ categories, taxClass }) =>
      classHere(taxClass ?? nearestRate(own, categories)?.taxClass ?? STANDARD_TAX_CLASS),
  };
}

/** The rate that names goods most closely: by their own category, else by the nearest above it. */
function nearestRate(
  rates: readonly StoredTaxRate[],
  categories: readonly string[],
): StoredTaxRate | undefined {
  for (const category of categories) {
    const rate = rates.find((one) => one.categories?.includes(category));
    if (rate) return rate;
  }
  return undefined;
}
