import { Controller } from 'react-hook-form';
import { CheckBox } from '../../../../ui/fields/check-box';
import { Field } from '../../../../ui/fields/field';
import { CategoryPicker, GoodsPicker } from '../../../admin-pricing';
import { GOODS_LABELS } from '../../fields/field-labels';
import type { GoodsSet } from '../../fields/promotion-fields';
import { FormNumber, FormPicker } from './form-fields';
import type { SectionProps } from './form-state';
import { MoreFields } from './more-fields';
import styles from './promotion-form.module.css';

interface GoodsFieldsProps extends SectionProps {
  set: GoodsSet;
}

/** Which goods: those that fit every field that is filled in. */
export function GoodsFields({ form, texts, set }: GoodsFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <FormPicker form={form} name={`${set}Categories`}>
          {(picked) => <CategoryPicker {...picked} />}
        </FormPicker>
        <FormPicker form={form} name={`${set}Products`}>
          {(picked) => <GoodsPicker kind="products" {...picked} />}
        </FormPicker>
      </div>
      <MoreFields
        title="Brands, tags and prices"
        texts={texts}
        names={[
          `${set}Brands`,
          `${set}Tags`,
          `${set}MinPrice`,
          `${set}MaxPrice`,
          `${set}NotOnSale`,
        ]}
      >
        <div className={styles.pair}>
          <FormPicker form={form} name={`${set}Brands`}>
            {(picked) => <GoodsPicker kind="brands" {...picked} />}
          </FormPicker>
          <Field
            label={GOODS_LABELS.Tags}
            hint="Separated by commas"
            autoComplete="off"
            {...form.field(`${set}Tags`)}
          />
          <FormNumber form={form} name={`${set}MinPrice`} of="amount" />
          <FormNumber form={form} name={`${set}MaxPrice`} of="amount" />
        </div>
        <Controller
          {...form.controller(`${set}NotOnSale`)}
          render={({ field: { value, onChange } }) => (
            <label className={styles.check}>
              <CheckBox
                checked={value === 'yes'}
                onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
              />
              {GOODS_LABELS.NotOnSale}
            </label>
          )}
        />
      </MoreFields>
    </>
  );
}
