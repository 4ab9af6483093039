import { categoryInputSchema, LIMITS, type CategoryInput } from '@shop/shared';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/forms/button';
import { Field } from '../../../../ui/fields/field';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import styles from './category-form.module.css';

interface CategoryFormProps {
  /** The initial name. */
  name?: string;
  save: (input: CategoryInput, creationKey: string) => Promise<void>;
  fallback: string;
  /** Whether the form is cleared after saving. */
  clears?: boolean;
  /** Further fields. */
  children?: ReactNode;
}

/** A category's name. One form for creating and renaming. */
export function CategoryForm({
  name = '',
  save,
  fallback,
  clears = false,
  children,
}: CategoryFormProps) {
  const { busy, field, formProps } = useSchemaForm({
    schema: categoryInputSchema,
    defaultValues: { name },
    fallback,
    save,
    clears,
  });
  return (
    <form className={styles.form} {...formProps}>
      <Field
        className={styles.name}
        label="Category name"
        placeholder="Enter new category"
        autoComplete="off"
        limit={LIMITS.categoryName}
        required
        {...field('name')}
      />
      {children && <div className={styles.others}>{children}</div>}
      <Button type="submit" className={styles.submit} busy={busy}>
        {busy ? 'Saving ...' : 'Submit'}
      </Button>
    </form>
  );
}
