import type { StoredTaxRate } from '@shop/shared';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { SaveConflict } from '../../../ui/feedback/save-conflict';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { Field } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { notify } from '../../../ui/messages/notify';
import { useShopDetails } from '../../../ui/page/shop-details';
import { CategoryPicker } from '../../admin-pricing';
import { loadRate, useSaveRate } from '../api/tax-rates';
import { CLASS_OPTIONS, mergeRate, rateFormSchema, type RateTexts } from '../rate-texts';
import styles from './taxes.module.css';

const INCLUDED_OPTIONS = [
  { value: 'yes', label: 'Prices contain the tax' },
  { value: 'no', label: 'The tax is added at the end' },
];

interface RateFormProps {
  initial: RateTexts;
  /** Undefined for a new one. */
  rate: StoredTaxRate | undefined;
  onDone: () => void;
}

/** The form for a rate. */
export function RateForm({ initial, rate, onDone }: RateFormProps) {
  const { timeZone } = useShopDetails();
  const schema = useMemo(() => rateFormSchema(timeZone), [timeZone]);
  const { conflict, trySave, tryLoad } = useConflict();
  const id = rate?._id;
  const save = useSaveRate(id);
  const { busy, controller, draft, field, formProps, getValues, show } = useSchemaForm({
    schema,
    defaultValues: initial,
    draft: `tax rate ${id ?? `of ${initial.zone}`}`,
    save: ({ rate: input, version }, creationKey) =>
      trySave(async () => {
        notify.success(await save(input, version, creationKey));
        onDone();
      }),
  });

  /** Loads what somebody else has saved, and keeps what was changed here. */
  async function load(of: string): Promise<string> {
    const { merged, saved, message } = mergeRate(getValues(), await loadRate(of), timeZone);
    show(merged, saved);
    return message;
  }

  return (
    <form className={styles.form} {...formProps}>
      <RestoredDraft draft={draft} />
      <Field
        label="Name"
        hint="Shown in the cart and on invoices, such as VAT"
        autoComplete="off"
        {...field('name')}
      />
      <Field
        label="Percent"
        hint="Such as 20 or 8.875"
        inputMode="decimal"
        autoComplete="off"
        {...field('rate')}
      />
      <Controller
        {...controller('taxClass')}
        render={({ field: { value, onChange } }) => (
          <SelectField
            label="Tax class"
            placeholder="Select a class"
            options={CLASS_OPTIONS}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        {...controller('categories')}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <CategoryPicker
            label="Categories of this class"
            placeholder="None"
            hint="All goods in them have this class here, except products with a class of their own"
            value={value}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Controller
        {...controller('isIncluded')}
        render={({ field: { value, onChange } }) => (
          <SelectField
            label="Prices"
            placeholder="Select"
            options={INCLUDED_OPTIONS}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Field
        label="From"
        hint={`In the shop’s time zone, ${timeZone.replaceAll('_', ' ')}. Leave empty if it applies already`}
        type="datetime-local"
        {...field('from')}
      />
      <Field
        label="Until"
        hint="Leave empty for no end"
        type="datetime-local"
        {...field('until')}
      />
      {id !== undefined && (
        <SaveConflict conflict={conflict} what="rate" onLoad={() => void tryLoad(() => load(id))} />
      )}
      <Button type="submit" busy={busy}>
        {busy ? 'Saving …' : 'Save rate'}
      </Button>
    </form>
  );
}
