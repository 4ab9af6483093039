import { categoryInputSchema, type CategoryInput } from '@shop/shared';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import { CategoryFields } from './category-fields';

interface CategoryFormProps {
  save: (input: CategoryInput, creationKey: string) => Promise<void>;
  fallback: string;
  /** Whether the form is cleared after saving. */
  clears?: boolean;
}

/** The name of a new category. */
export function CategoryForm({ save, fallback, clears = false }: CategoryFormProps) {
  const form = useSchemaForm({
    schema: categoryInputSchema,
    defaultValues: { name: '' },
    fallback,
    save,
    clears,
  });
  return <CategoryFields form={form} />;
}
