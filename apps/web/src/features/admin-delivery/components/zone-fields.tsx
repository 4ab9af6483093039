import { Controller } from 'react-hook-form';
import { COUNTRY_OPTIONS } from '../../../lib/text/countries';
import { Field, TextField } from '../../../ui/fields/field';
import { MultiSelectField } from '../../../ui/fields/multi-select-field';
import { SelectField } from '../../../ui/fields/select-field';
import type { ZoneFormFields } from '../zone-form-state';
import styles from './delivery.module.css';

const ROUNDING_OPTIONS = [
  { value: 'line', label: 'Each line of an order' },
  { value: 'total', label: 'All lines with the same rate together' },
];
const DELIVERY_TAX_OPTIONS = [
  { value: 'standard', label: 'The standard rate' },
  { value: 'reduced', label: 'The reduced rate' },
  { value: 'zero', label: 'No tax' },
];

/** Where a zone is, and how it taxes. */
export function ZoneFields({ field, controller }: ZoneFormFields) {
  return (
    <>
      <section className={styles.group}>
        <h2>Where</h2>
        <Field label="Name" hint="Only administrators see it" required {...field('name')} />
        <Controller
          {...controller('countries')}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <MultiSelectField
              label="Countries"
              hint="Leave empty for every country that no other zone covers"
              placeholder="Everywhere"
              options={COUNTRY_OPTIONS}
              value={value}
              onChange={onChange}
              error={error?.message}
            />
          )}
        />
        <Field
          label="States"
          hint="For a part of one country: codes such as CA, NY"
          autoComplete="off"
          {...field('states')}
        />
        <TextField
          label="Postal codes"
          hint="For a part of a country: one range per line, such as 1000-1999"
          rows={3}
          {...field('postal')}
        />
      </section>
      <section className={styles.group}>
        <h2>Taxes here</h2>
        <div className={styles.pair}>
          <Controller
            {...controller('taxRounding')}
            render={({ field: { value, onChange } }) => (
              <SelectField
                label="Tax is rounded for"
                placeholder="Select"
                options={ROUNDING_OPTIONS}
                value={value}
                onChange={onChange}
              />
            )}
          />
          <Controller
            {...controller('deliveryTaxClass')}
            render={({ field: { value, onChange } }) => (
              <SelectField
                label="Delivery is taxed at"
                placeholder="Select"
                options={DELIVERY_TAX_OPTIONS}
                value={value}
                onChange={onChange}
              />
            )}
          />
        </div>
      </section>
    </>
  );
}
