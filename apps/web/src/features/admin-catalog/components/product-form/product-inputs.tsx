import { PRODUCT_FIELDS, type Product, type ProductFieldName } from '@shop/shared';
import { Fragment, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Field, TextField } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import { CategoryField } from './category-field';
import { choice, type ProductFormFields } from './form-fields';
import { DetailInputs } from './detail-inputs';
import { PriceAndStock } from './price-and-stock';

const SHIPPING = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
];

interface ProductInputsProps extends ProductFormFields {
  photo: ReactNode;
  /** Shown when the categories fail to load. */
  categoriesFailed: string;
  /** The pieces that the form was opened with; undefined for a new product. */
  stock: number | undefined;
  /** The product that is edited; undefined for a new one. */
  product: Product['_id'] | undefined;
}

/** The inputs of a product's form: those of the specification in its order, then the others. */
export function ProductInputs({
  field,
  controller,
  photo,
  categoriesFailed,
  stock,
  product,
}: ProductInputsProps) {
  const inputs: Record<
    Exclude<ProductFieldName, 'price' | 'quantity'> | 'photo' | 'priceAndStock',
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
    priceAndStock: <PriceAndStock field={field} stock={stock} />,
    shipping: (
      <Controller
        {...controller('shipping')}
        render={(state) => (
          <SelectField
            label="Shipping"
            hint="Choose Yes for a product that is sent: only then do buyers choose a delivery and pay for it. Without a choice, No is saved"
            placeholder="Select Shipping "
            options={SHIPPING}
            {...choice(state)}
          />
        )}
      />
    ),
  };
  return (
    <>
      {Object.entries(inputs).map(([name, input]) => (
        <Fragment key={name}>{input}</Fragment>
      ))}
      <DetailInputs {...{ field, controller, product }} />
    </>
  );
}
