import { brandEditSchema, LIMITS, otherBrandSchema, type CountedBrand } from '@shop/shared';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useMergeBrand, useRenameBrand } from '../api/change-brands';
import styles from './brands.module.css';

interface BrandFormProps {
  brand: CountedBrand;
  onDone: () => void;
}

/** A brand's new name. */
export function RenameForm({ brand, onDone }: BrandFormProps) {
  const rename = useRenameBrand(brand);
  const { busy, field, formProps } = useSchemaForm({
    schema: brandEditSchema,
    defaultValues: { name: brand.name },
    save: async ({ name }) => {
      await rename(name);
      onDone();
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <Field
        label="Name"
        autoComplete="off"
        limit={LIMITS.brandName}
        hint={`${shopPaths.brand(brand.slug)} still leads to it`}
        required
        {...field('name')}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Saving …' : 'Rename'}
      </Button>
    </form>
  );
}

/** The name of the brand that another one is merged into. It says beforehand what will happen. */
export function MergeForm({ brand, onDone }: BrandFormProps) {
  const merge = useMergeBrand(brand);
  const { busy, field, formProps } = useSchemaForm({
    schema: otherBrandSchema,
    defaultValues: { into: '' },
    save: async ({ into }) => {
      await merge(into);
      onDone();
    },
  });
  const { products } = brand;
  return (
    <form className={styles.form} {...formProps}>
      <p>
        {products === 1 ? '1 product gets' : `${products.toLocaleString('en-US')} products get`} the
        other brand, {shopPaths.brand(brand.slug)} leads to it, and {brand.name} is deleted.
        Promotions for {brand.name} then apply to all of the other brand. This can’t be undone.
      </p>
      <Field
        label="Name of the other brand"
        autoComplete="off"
        limit={LIMITS.brandName}
        required
        {...field('into')}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Merging …' : 'Merge'}
      </Button>
    </form>
  );
}
