import {
  dollarsFromCents,
  withoutIgnored,
  type StoredPromotion,
  type StoredShippingZone,
  type StoredTaxRate,
  type TaxRateInput,
} from '@shop/shared';
import { stateCode } from '../places/state-code.js';
import { convertPromotion, convertZone } from './convert-amounts.js';
import type { PromotionRecord, RuleRecord, ZoneRule } from './rule.model.js';

export function promotionView({
  _id,
  rule,
  version,
  used,
  spentCents,
  usedBefore = 0,
  spentBeforeCents = 0,
}: PromotionRecord): StoredPromotion {
  return {
    ...withoutIgnored(convertPromotion(rule, dollarsFromCents)),
    _id: _id.toHexString(),
    version,
    used: used + usedBefore,
    spent: dollarsFromCents(spentCents + spentBeforeCents),
  };
}

export function shippingZoneView({ _id, rule, version }: RuleRecord<ZoneRule>): StoredShippingZone {
  const zone = convertZone(rule, dollarsFromCents);
  const { countries: [country = ''] = [], states } = zone;
  return {
    ...zone,
    ...(states && { states: [...new Set(states.map((state) => stateCode(country, state)))] }),
    _id: _id.toHexString(),
    version,
  };
}

export function taxRateView({ _id, rule, version }: RuleRecord<TaxRateInput>): StoredTaxRate {
  return { ...rule, _id: _id.toHexString(), version };
}
