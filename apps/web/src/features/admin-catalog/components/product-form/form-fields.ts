import type { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import type { ProductFields, ProductTexts } from '../../product-texts';

/** What inputs need of the product's form. */
export type ProductFormFields = Pick<
  ReturnType<typeof useSchemaForm<ProductTexts, ProductFields>>,
  'field' | 'controller'
>;

interface ChoiceState {
  field: { value: string; onChange: (value: string) => void };
  fieldState: { error?: { message?: string } };
}

/** What a select needs of its field's state. */
export function choice({ field: { value, onChange }, fieldState: { error } }: ChoiceState) {
  return { value, onChange, error: error?.message };
}
