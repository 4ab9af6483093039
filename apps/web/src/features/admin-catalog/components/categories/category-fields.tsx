import { LIMITS, type CategoryInput } from '@shop/shared';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/forms/button';
import { Field } from '../../../../ui/fields/field';
import type { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import styles from './category-form.module.css';

interface CategoryFieldsProps {
  form: Pick<
    ReturnType<typeof useSchemaForm<CategoryInput, CategoryInput>>,
    'busy' | 'field' | 'formProps'
  >;
  /** Further fields. */
  children?: ReactNode;
}

/** The form of a category: its name, and the button that saves it. */
export function CategoryFields({
  form: { busy, field, formProps },
  children,
}: CategoryFieldsProps) {
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
