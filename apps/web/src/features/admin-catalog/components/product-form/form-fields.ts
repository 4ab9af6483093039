import type { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import type { ProductFields, ProductTexts } from '../../product-texts';

type Form = ReturnType<typeof useSchemaForm<ProductTexts, ProductFields>>;

/** What inputs need of the product's form. */
export type ProductFormFields = Pick<Form, 'controller'> & {
  field: (...of: Parameters<Form['field']>) => ReturnType<Form['field']> & { readOnly?: boolean };
};

/** What follows from a product's variants, if it has some. */
const OF_VARIANTS: ReadonlySet<string> = new Set<keyof ProductTexts>([
  'price',
  'quantity',
  'compareAtPrice',
  'sku',
  'barcode',
]);

/** The fields of a product with variants: what these decide is only shown. */
export function fieldsBesideVariants({ field, controller }: Form): ProductFormFields {
  return {
    field: (name, ...more) => ({
      ...field(name, ...more),
      ...(OF_VARIANTS.has(name) && { readOnly: true }),
    }),
    controller,
  };
}

interface ChoiceState {
  field: { value: string; onChange: (value: string) => void };
  fieldState: { error?: { message?: string } };
}

/** What a select needs of its field's state. */
export function choice({ field: { value, onChange }, fieldState: { error } }: ChoiceState) {
  return { value, onChange, error: error?.message };
}
