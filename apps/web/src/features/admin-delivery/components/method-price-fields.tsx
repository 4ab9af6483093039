import { inShopCurrency, readAmount, weightUnit } from '@shop/shared';
import { Controller, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/fields/field';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import type { ZoneFormFields } from '../zone-form-state';
import styles from './delivery.module.css';

const PRICE_OPTIONS = [
  { value: 'flat', label: 'One price' },
  { value: 'weight', label: 'By weight' },
  { value: 'amount', label: 'By the amount of the order' },
  { value: 'pieces', label: 'By the number of pieces' },
];

/** What a step is measured in. */
const STEP_HINTS = {
  weight: () => `One step per line: up to how many ${weightUnit()}, then the price. 1000: 4.90`,
  amount: () => 'One step per line: up to which amount, then the price. 50: 4.90',
};

/** What a method costs. */
export function MethodPriceFields({
  field,
  controller,
  index,
}: ZoneFormFields & { index: number }) {
  const { control } = controller('methods');
  const at = `methods.${index}` as const;
  const by = useWatch({ control, name: `${at}.by` });
  return (
    <>
      <div className={styles.pair}>
        <Controller
          {...controller(`${at}.by`)}
          render={({ field: { value, onChange } }) => (
            <SelectField
              label="Price"
              placeholder="Select"
              options={PRICE_OPTIONS}
              value={value}
              onChange={onChange}
            />
          )}
        />
        {by === 'flat' && (
          <NumberField
            label={inShopCurrency('Amount')}
            inputMode="decimal"
            read={readAmount}
            {...field(`${at}.price`)}
          />
        )}
      </div>
      {(by === 'weight' || by === 'amount') && (
        <TextField
          label="Steps"
          hint={`${STEP_HINTS[by]()}. The last line may be more: 12. Beyond the last step it can’t be chosen`}
          rows={4}
          {...field(`${at}.tiers`)}
        />
      )}
      {by === 'pieces' && (
        <div className={styles.pair}>
          <NumberField
            label={inShopCurrency('First piece')}
            inputMode="decimal"
            read={readAmount}
            {...field(`${at}.first`)}
          />
          <NumberField
            label={inShopCurrency('Each other piece')}
            inputMode="decimal"
            read={readAmount}
            {...field(`${at}.each`)}
          />
        </div>
      )}
    </>
  );
}
