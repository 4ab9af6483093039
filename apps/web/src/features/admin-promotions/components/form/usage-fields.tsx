import { useState } from 'react';
import { Field, TextField } from '../../../../ui/fields/field';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { FIELD_LABELS } from '../../fields/field-labels';
import { FormNumber, FormSelect } from './form-fields';
import type { SectionProps } from './form-state';
import styles from './promotion-form.module.css';
import { Section } from '../section/section';

const TRIGGERS = [
  { value: 'automatic', label: 'Automatically' },
  { value: 'coupon', label: 'With a code' },
  { value: 'generated', label: 'With generated single-use codes' },
] as const;

const TOGETHER = [
  { value: 'any', label: 'Combines with others' },
  { value: 'none', label: 'Does not combine with others' },
  { value: 'alone', label: 'Replaces all others' },
] as const;

/** What brings the promotion about, when, how often, and beside which others. */
export function UsageFields({ form, texts, isNew }: SectionProps & { isNew: boolean }) {
  const { timeZone } = useShopDetails();
  const zone = timeZone.replaceAll('_', ' ');
  const hasCodes = texts.coupons.trim() !== '';
  const [hadCodes] = useState(hasCodes);
  // Codes from before the generated ones still work.
  const keepsCodes = texts.trigger === 'generated' && (hasCodes || hadCodes);
  return (
    <>
      <Section title="Code and time">
        <FormSelect form={form} name="trigger" options={TRIGGERS} />
        {isNew && texts.trigger === 'generated' && (
          <p className={styles.hint}>You can generate the codes once the promotion is saved.</p>
        )}
        {(texts.trigger === 'coupon' || keepsCodes) && (
          <TextField
            label={FIELD_LABELS.coupons}
            hint={
              texts.trigger === 'generated'
                ? 'Besides the generated ones. These work any number of times: empty the field to end that'
                : 'Separated by commas. Shoppers can type them in any case'
            }
            rows={2}
            autoComplete="off"
            spellCheck={false}
            {...form.field('coupons')}
          />
        )}
        <div className={styles.pair}>
          <Field
            label={FIELD_LABELS.from}
            hint={`In the shop’s time zone, ${zone}`}
            type="datetime-local"
            {...form.field('from')}
          />
          <Field
            label={FIELD_LABELS.until}
            hint="If it ends at 12:00 AM, the day before is the last day"
            type="datetime-local"
            {...form.field('until')}
          />
        </div>
      </Section>
      <Section title="Limits and other promotions">
        <div className={styles.pair}>
          <FormNumber form={form} name="uses" of="count" />
          <FormNumber form={form} name="usesPerCustomer" of="count" />
          <FormNumber
            form={form}
            name="budget"
            of="amount"
            hint="The most it may take off all orders together"
          />
          <FormSelect form={form} name="together" options={TOGETHER} />
          <Field
            label={FIELD_LABELS.priority}
            hint="Higher numbers are applied first"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('priority')}
          />
        </div>
      </Section>
    </>
  );
}
