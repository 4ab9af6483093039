import {
  promotionInputSchema,
  promotionSchema,
  type PromotionInput,
  type StoredPromotion,
} from '@shop/shared';
import { z } from 'zod';
import { inputOf } from './input-of';
import { PROMOTION_FIELDS, type PromotionField, type PromotionTexts } from './promotion-fields';

/** What the form saves. */
export interface PromotionToSave {
  input: PromotionInput;
  /** The version that the administrator saw; undefined for a new promotion. */
  version: number | undefined;
}

/** The server's rules for a promotion, for what the form holds. */
export function promotionFormSchema(timeZone: string): z.ZodType<PromotionToSave, PromotionTexts> {
  return z
    .record(z.enum([...PROMOTION_FIELDS, 'openedWith']), z.string())
    .transform((texts, context) => {
      const parsed = promotionInputSchema.safeParse(inputOf(texts, timeZone));
      if (parsed.success) return { input: parsed.data, version: openedWith(texts)?.version };
      for (const { path, message } of parsed.error.issues) {
        const field = fieldAt(path);
        // Otherwise it is about one number: the field says which.
        const isAboutAll = path.length === 1;
        const said = field === 'tiers' && !isAboutAll ? 'Enter both numbers of each step' : message;
        context.addIssue({ code: 'custom', path: [field], message: said });
      }
      return z.NEVER;
    });
}

/** The promotion that the form was opened with. */
export function openedWith({ openedWith: json }: PromotionTexts): StoredPromotion | undefined {
  return json === '' ? undefined : promotionSchema.parse(JSON.parse(json));
}

const SETS: Record<string, string> = { conditions: 'needed' };
const OTHER_NAMES: Record<string, PromotionField> = {
  kind: 'effect',
  scope: 'effect',
  codes: 'coupons',
  goods: 'goodsProducts',
  buyAndGet: 'buyQuantity',
};

/** The field on the screen for a value of the input. */
export function fieldAt(path: readonly PropertyKey[]): PromotionField {
  const names = path.filter((name) => typeof name === 'string');
  const last = names.at(-1) ?? '';
  const capital = last.charAt(0).toUpperCase() + last.slice(1);
  const [whole = '', part = ''] = names;
  const candidates = [
    `${SETS[whole] ?? (whole === 'buyAndGet' ? part : whole)}${capital}`,
    whole === 'tiers' ? whole : last,
    OTHER_NAMES[last] ?? '',
    OTHER_NAMES[whole] ?? '',
  ];
  const isField = (name: string): name is PromotionField =>
    PROMOTION_FIELDS.some((field) => field === name);
  return candidates.find(isField) ?? 'name';
}
