import { PRODUCT_FIELDS, type ProductDetailName, type ProductFieldName } from '@shop/shared';
import { Fragment, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Field, TextField } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import type { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import type { ProductFields, ProductTexts } from '../../product-texts';
import { CategoryField } from './category-field';
import { STATUS_OPTIONS } from '../../status-texts';
import { PriceAndStock } from './price-and-stock';

const SHIPPING = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
];

interface ChoiceState {
  field: { value: string; onChange: (value: string) => void };
  fieldState: { error?: { message?: string } };
}

/** What a select needs of its field's state. */
function choice({ field: { value, onChange }, fieldState: { error } }: ChoiceState) {
  return { value, onChange, error: error?.message };
}

interface ProductInputsProps extends Pick<
  ReturnType<typeof useSchemaForm<ProductTexts, ProductFields>>,
  'field' | 'controller'
> {
  photo: ReactNode;
  /** Shown when the categories fail to load. */
  categoriesFailed: string;
}

/** The inputs of a product's form: those of the specification in its order, then the others. */
export function ProductInputs({ field, controller, photo, categoriesFailed }: ProductInputsProps) {
  const inputs: Record<
    Exclude<ProductFieldName, 'price' | 'quantity'> | 'photo' | 'priceAndStock' | ProductDetailName,
    ReactNode
  > = {
    category: (
      <Controller
        {...controller('category')}
        render={(state) => <CategoryField {...choice(state)} fallback={categoriesFailed} />}
      />
    ),
    photo,
    name: (
      <Field
        label="Name"
        placeholder="write a name"
        autoComplete="off"
        limit={PRODUCT_FIELDS.name.max}
        required
        {...field('name')}
      />
    ),
    description: (
      <TextField
        label="Description"
        placeholder="write a description"
        limit={PRODUCT_FIELDS.description.max}
        required
        {...field('description')}
      />
    ),
    priceAndStock: <PriceAndStock field={field} />,
    shipping: (
      <Controller
        {...controller('shipping')}
        render={(state) => (
          <SelectField
            label="Shipping"
            hint="If you choose nothing, No is saved. The shop mentions shipping only for Yes"
            placeholder="Select Shipping "
            options={SHIPPING}
            {...choice(state)}
          />
        )}
      />
    ),
    status: (
      <Controller
        {...controller('status')}
        render={(state) => (
          <SelectField
            label="Status"
            hint="Shoppers see active products only. Orders keep archived ones"
            placeholder="Select a status"
            options={STATUS_OPTIONS}
            {...choice(state)}
          />
        )}
      />
    ),
    publishAt: (
      <Field
        label="Show from"
        hint="In your time zone. Without it, an active product is shown at once"
        type="datetime-local"
        {...field('publishAt')}
      />
    ),
  };
  return Object.entries(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}
