import type { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import type { PromotionToSave } from '../../fields/promotion-form-schema';
import type { PromotionTexts } from '../../fields/promotion-fields';

/** The form that holds a promotion. */
export type PromotionForm = ReturnType<typeof useSchemaForm<PromotionTexts, PromotionToSave>>;

export interface SectionProps {
  form: PromotionForm;
  /** What the form holds now. */
  texts: PromotionTexts;
}
