import {
  LIMITS,
  readAmount,
  type Product,
  type ProductDetailName,
  inShopCurrency,
} from '@shop/shared';
import { Controller, useWatch } from 'react-hook-form';
import { weightField } from '../../../../lib/text/weight-field';
import { Field, TextField } from '../../../../ui/fields/field';
import { NumberField } from '../../../../ui/fields/number-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { publishHint, STATUS_OPTIONS } from '../../status-texts';
import { BarcodeField } from './barcode-field';
import { DetailSection, type Section } from './detail-section';
import { choice, type ProductFormFields } from './form-fields';

const TAX_CLASS_OPTIONS = [
  { value: 'standard', label: 'Standard' },
  { value: 'reduced', label: 'Reduced' },
  { value: 'zero', label: 'Zero' },
];

const SECTIONS: readonly Section[] = [
  { legend: 'Visibility', names: ['status', 'publishAt'] },
  { legend: 'Organization', about: 'Brand and tags', names: ['brand', 'tags'] },
  {
    legend: 'Price and inventory',
    about: 'Compare-at price, weight, SKU, barcode, tax class',
    hint: 'Variants have their own compare-at price, SKU and barcode: set them in Options and variants',
    names: ['compareAtPrice', 'lowestPrice', 'weight', 'sku', 'barcode', 'taxClass'],
  },
  { legend: 'Attributes', about: 'Such as its material', names: ['attributes'] },
  {
    legend: 'Search engines',
    about: 'Title and description of its page',
    names: ['seoTitle', 'seoDescription'],
  },
];

interface DetailInputsProps extends ProductFormFields {
  /** The product that is edited; undefined for a new one. */
  product: Product['_id'] | undefined;
}

/** What may be said about a product in addition to the fields of the specification, in sections. */
export function DetailInputs({ field, controller, product }: DetailInputsProps) {
  const { control } = controller('status');
  const [status, publishAt] = useWatch({ control, name: ['status', 'publishAt'] });
  const inputs = {
    status: (
      <Controller
        key="status"
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
        key="publishAt"
        label="Show from"
        hint={publishHint(status, publishAt)}
        type="datetime-local"
        {...field('publishAt')}
      />
    ),
    brand: (
      <Field
        key="brand"
        label="Brand"
        hint="A new name makes a new brand"
        autoComplete="off"
        limit={LIMITS.brandName}
        {...field('brand')}
      />
    ),
    tags: (
      <Field
        key="tags"
        label="Tags"
        hint="Separated by commas"
        autoComplete="off"
        {...field('tags')}
      />
    ),
    compareAtPrice: (
      <NumberField
        key="compareAtPrice"
        label={inShopCurrency('Compare-at price')}
        hint="The price before a sale. Shown struck through"
        inputMode="decimal"
        read={readAmount}
        {...field('compareAtPrice')}
      />
    ),
    lowestPrice: (
      <NumberField
        key="lowestPrice"
        label={inShopCurrency('Lowest price')}
        hint="No promotion takes a piece below it. Variants can have their own"
        inputMode="decimal"
        read={readAmount}
        {...field('lowestPrice')}
      />
    ),
    weight: <NumberField key="weight" {...weightField('Weight')} {...field('weight')} />,
    sku: (
      <Field
        key="sku"
        label="SKU"
        hint="Your article number, once in the shop"
        autoComplete="off"
        limit={LIMITS.sku}
        {...field('sku')}
      />
    ),
    barcode: <BarcodeField key="barcode" {...{ field, controller, product }} />,
    taxClass: (
      <Controller
        key="taxClass"
        {...controller('taxClass')}
        render={(state) => (
          <SelectField
            label="Tax class"
            hint="Each zone has a rate for it"
            placeholder="Standard, unless its category has another"
            options={TAX_CLASS_OPTIONS}
            clearable
            {...choice(state)}
          />
        )}
      />
    ),
    attributes: (
      <TextField
        key="attributes"
        label="Attributes"
        hint="One per line, such as Material: Oak. Two columns of a spreadsheet can be pasted"
        {...field('attributes')}
      />
    ),
    seoTitle: (
      <Field
        key="seoTitle"
        label="Page title"
        hint="Instead of the name"
        autoComplete="off"
        limit={LIMITS.seoTitle}
        {...field('seoTitle')}
      />
    ),
    seoDescription: (
      <TextField
        key="seoDescription"
        label="Page description"
        hint="Instead of the beginning of the description"
        rows={3}
        limit={LIMITS.seoDescription}
        {...field('seoDescription')}
      />
    ),
  } satisfies Record<ProductDetailName, unknown>;
  return SECTIONS.map((section) => (
    <DetailSection
      key={section.legend}
      section={section}
      field={field}
      controller={controller}
      inputs={section.names.map((name) => inputs[name])}
    />
  ));
}
