import { readAmount, readWholeNumber } from '@shop/shared';
import { Controller } from 'react-hook-form';
import { NumberField } from '../../../ui/fields/number-field';
import { CategoryPicker, GoodsPicker } from '../../admin-pricing';
import type { ZoneFormFields } from '../zone-form-state';
import styles from './delivery.module.css';

const AMOUNTS = [
  ['minAmount', 'From an amount of'],
  ['maxAmount', 'Up to an amount of'],
] as const;
const WEIGHTS = [
  ['minWeight', 'From grams'],
  ['maxWeight', 'Up to grams'],
] as const;

/** What a method can't carry. */
export function MethodLimits({ field, controller, index }: ZoneFormFields & { index: number }) {
  const at = `methods.${index}` as const;
  return (
    <details className={styles.more}>
      <summary>What it can’t carry</summary>
      <div>
        <div className={styles.pair}>
          {AMOUNTS.map(([name, label]) => (
            <NumberField
              key={name}
              label={label}
              inputMode="decimal"
              read={readAmount}
              {...field(`${at}.${name}`)}
            />
          ))}
          {WEIGHTS.map(([name, label]) => (
            <NumberField
              key={name}
              label={label}
              inputMode="numeric"
              read={readWholeNumber}
              {...field(`${at}.${name}`)}
            />
          ))}
        </div>
        <Controller
          {...controller(`${at}.categories`)}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <CategoryPicker
              label="Not these categories"
              hint="Nor those below them"
              value={value}
              onChange={onChange}
              error={error?.message}
            />
          )}
        />
        <Controller
          {...controller(`${at}.products`)}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <GoodsPicker
              kind="products"
              label="Not these products"
              value={value}
              onChange={onChange}
              error={error?.message}
            />
          )}
        />
      </div>
    </details>
  );
}
