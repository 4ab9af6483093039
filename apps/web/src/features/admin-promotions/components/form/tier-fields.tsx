import { inShopCurrency } from '@shop/shared';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../../ui/forms/button';
import { Field } from '../../../../ui/fields/field';
import { tierReaders, tiersOf, tiersText, type TypedTier } from '../../fields/tiers';
import { FormSelect } from './form-fields';
import type { SectionProps } from './form-state';
import styles from './promotion-form.module.css';

const STEPS = [
  { value: '', label: 'The same discount for all' },
  { value: 'quantity', label: 'By number of pieces' },
  { value: 'amount', label: 'By amount' },
] as const;

const FROM: Record<string, { label: string; hint: string }> = {
  quantity: { label: 'From pieces', hint: 'Counts the pieces that are discounted.' },
  amount: {
    label: inShopCurrency('From,'),
    hint: 'Counts all goods in the cart, after earlier discounts.',
  },
};
const NO_TIER: TypedTier = { from: '', value: '' };

/** From a number of pieces or an amount on, another discount. */
export function TierFields({ form, texts }: SectionProps) {
  const { field, fieldState } = useController(form.controller('tiers'));
  const error = fieldState.error?.message;
  const errorId = useId();
  const hintId = useId();
  const from = FROM[texts.tiersBy];
  const tiers = tiersOf(field.value);
  const { fromOf, valueOf } = tierReaders(texts);
  const errorAt = (typed: number | undefined) =>
    error !== undefined && !Number.isFinite(typed) && { error, errorId };
  const change = (changed: readonly TypedTier[]) => field.onChange(tiersText(changed));
  const changeOne = (index: number, part: Partial<TypedTier>) =>
    change(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)));
  return (
    <>
      <FormSelect form={form} name="tiersBy" options={STEPS} />
      {from !== undefined && (
        <div role="group" aria-label="Steps" aria-describedby={hintId} className={styles.fields}>
          <p id={hintId} className={styles.hint}>
            {from.hint}
          </p>
          {tiers.map((tier, index) => (
            <div key={index} className={styles.tier}>
              <Field
                label={from.label}
                inputMode="decimal"
                autoComplete="off"
                value={tier.from}
                {...errorAt(fromOf(tier.from))}
                onChange={({ target }) => changeOne(index, { from: target.value })}
              />
              <Field
                label="Discount from there"
                inputMode="decimal"
                autoComplete="off"
                value={tier.value}
                {...errorAt(valueOf(tier.value))}
                onChange={({ target }) => changeOne(index, { value: target.value })}
              />
              <Button
                tone="quiet"
                aria-label={`Remove step ${index + 1}`}
                onClick={() => change(tiers.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            </div>
          ))}
          {error !== undefined && (
            <p id={errorId} className={styles.error}>
              {error}
            </p>
          )}
          <Button
            tone="secondary"
            className={styles.add}
            onClick={() => change([...tiers, NO_TIER])}
          >
            Add a step
          </Button>
        </div>
      )}
    </>
  );
}
