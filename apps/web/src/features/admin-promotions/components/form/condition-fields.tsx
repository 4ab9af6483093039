import { Field } from '../../../../ui/fields/field';
import { MultiSelectField } from '../../../../ui/fields/multi-select-field';
import { useGroupChoices, useZoneChoices } from '../../../admin-pricing';
import { FIELD_LABELS } from '../../fields/field-labels';
import { WEEKDAYS } from '../../sentence/condition-words';
import { FormNumber, FormPicker } from './form-fields';
import type { SectionProps } from './form-state';
import { GoodsFields } from './goods-fields';
import { MoreFields } from './more-fields';
import styles from './promotion-form.module.css';
import { Section } from '../section/section';

const DAYS = WEEKDAYS.map((label, day) => ({ value: String(day), label }));

/** When the promotion applies. What is left empty restricts nothing. */
export function ConditionFields({ form, texts }: SectionProps) {
  const { zones, methods } = useZoneChoices();
  const groups = useGroupChoices();
  return (
    <Section title="Conditions" hint="Leave a field empty for no restriction.">
      <div className={styles.pair}>
        <FormNumber form={form} name="minAmount" of="amount" hint="After earlier discounts" />
        <FormNumber form={form} name="minQuantity" of="count" />
      </div>
      <MoreFields
        title="Certain goods in the cart"
        texts={texts}
        names={[
          'neededProducts',
          'neededCategories',
          'neededBrands',
          'neededTags',
          'neededMinPrice',
          'neededMaxPrice',
          'neededNotOnSale',
        ]}
      >
        <p className={styles.hint}>The minimums above then count these goods only.</p>
        <GoodsFields form={form} texts={texts} set="needed" />
      </MoreFields>
      <MoreFields
        title="Customers, places and days"
        texts={texts}
        names={[
          'customerTags',
          'customerGroups',
          'nthOrder',
          'zones',
          'shippingMethods',
          'weekdays',
        ]}
      >
        <div className={styles.pair}>
          <Field
            label={FIELD_LABELS.customerTags}
            hint="Any of these tags, separated by commas"
            autoComplete="off"
            {...form.field('customerTags')}
          />
          <FormPicker form={form} name="customerGroups">
            {(picked) => <MultiSelectField {...picked} placeholder="Everybody" options={groups} />}
          </FormPicker>
          <FormNumber form={form} name="nthOrder" of="count" hint="1 is their first order" />
          <FormPicker form={form} name="zones">
            {(picked) => <MultiSelectField {...picked} placeholder="Anywhere" options={zones} />}
          </FormPicker>
          <FormPicker form={form} name="shippingMethods">
            {(picked) => <MultiSelectField {...picked} placeholder="Any" options={methods} />}
          </FormPicker>
          <FormPicker form={form} name="weekdays">
            {(picked) => <MultiSelectField {...picked} placeholder="Every day" options={DAYS} />}
          </FormPicker>
        </div>
      </MoreFields>
    </Section>
  );
}
