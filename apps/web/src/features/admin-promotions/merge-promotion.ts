import type { StoredPromotion } from '@shop/shared';
import { ANOTHER_CHOICE, clashText, mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';
import { labelOf } from './fields/field-labels';
import {
  PROMOTION_FIELDS,
  type PromotionField,
  type PromotionTexts,
} from './fields/promotion-fields';
import { openedWith } from './fields/promotion-form-schema';
import { textsOf } from './fields/texts-of';

/** Fields that hold ids or names of choices, which nobody reads. */
const CHOICES =
  /Products|Categories|Brands|NotOnSale|^(zones|shippingMethods|weekdays|tiers|tiersBy|state|effect|first|getFirst|trigger|together)$/;

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergePromotion(typed: PromotionTexts, stored: StoredPromotion, timeZone: string) {
  const saved = textsOf(stored, timeZone);
  const before = openedWith(typed);
  const opened = before ? textsOf(before, timeZone) : saved;
  const { merged, clashes } = mergeFields(PROMOTION_FIELDS, { typed, opened, saved });
  const named = clashes.map((name) => [labelOf(name), savedText(name, saved)] as const);
  return {
    merged: { ...merged, openedWith: saved.openedWith },
    saved,
    message: mergedText({ clashes: named }),
    note: clashText(named),
  };
}

function savedText(name: PromotionField, saved: PromotionTexts): string {
  return CHOICES.test(name) && saved[name] !== '' ? ANOTHER_CHOICE : saved[name];
}
