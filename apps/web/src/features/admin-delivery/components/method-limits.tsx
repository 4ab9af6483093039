import { inShopCurrency, readAmount } from '@shop/shared';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { weightField } from '../../../lib/text/weight-field';
import { NumberField } from '../../../ui/fields/number-field';
import { CategoryPicker, GoodsPicker } from '../../admin-pricing';
import type { ZoneFormFields } from '../zone-form-state';
import styles from './delivery.module.css';

const AMOUNTS = [
  ['minAmount', inShopCurrency('Minimum amount')],
  ['maxAmount', inShopCurrency('Maximum amount')],
] as const;
const WEIGHTS = [
  ['minWeight', 'Minimum weight'],
  ['maxWeight', 'Maximum weight'],
] as const;

const NAMES = [...AMOUNTS, ...WEIGHTS].map(([name]) => name);

/** What a method can't carry. Shown at once if something is filled in, or wrong. */
export function MethodLimits({ field, controller, index }: ZoneFormFields & { index: number }) {
  const at = `methods.${index}` as const;
  const method = useWatch(controller(at));
  const [isOpen, setIsOpen] = useState(() =>
    [...NAMES, 'categories' as const, 'products' as const].some((name) => method[name] !== ''),
  );
  const isWrong = NAMES.some((name) => field(`${at}.${name}`).error !== undefined);
  // Stays open once the mistake is corrected.
  if (isWrong && !isOpen) setIsOpen(true);
  return (
    <details className={styles.more} open={isOpen}>
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
            <NumberField key={name} {...weightField(label)} {...field(`${at}.${name}`)} />
          ))}
        </div>
        <Controller
          {...controller(`${at}.categories`)}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <CategoryPicker
              label="Not these categories"
              hint="Including those below them"
              placeholder="None"
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
              placeholder="None"
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
