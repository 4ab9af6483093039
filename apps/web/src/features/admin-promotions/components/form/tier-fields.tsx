import { useController } from 'react-hook-form';
import { Button } from '../../../../ui/forms/button';
import { Field } from '../../../../ui/fields/field';
import { tiersOf, tiersText, type TypedTier } from '../../fields/tiers';
import { FormSelect } from './form-fields';
import type { SectionProps } from './form-state';
import styles from './promotion-form.module.css';

const STEPS = [
  { value: '', label: 'One discount for all' },
  { value: 'quantity', label: 'More from a number of pieces' },
  { value: 'amount', label: 'More from an amount' },
] as const;

const FROM_LABELS: Record<string, string> = { quantity: 'From pieces', amount: 'From dollars' };
const NO_TIER: TypedTier = { from: '', value: '' };

/** From a number of pieces or an amount on, another discount. */
export function TierFields({ form, texts }: SectionProps) {
  const { field, fieldState } = useController(form.controller('tiers'));
  const from = FROM_LABELS[texts.tiersBy];
  const tiers = tiersOf(field.value);
  const change = (changed: readonly TypedTier[]) => field.onChange(tiersText(changed));
  const changeOne = (index: number, part: Partial<TypedTier>) =>
    change(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)));
  return (
    <>
      <FormSelect form={form} name="tiersBy" options={STEPS} />
      {from !== undefined && (
        <div role="group" aria-label="Steps" className={styles.fields}>
          {tiers.map((tier, index) => (
            <div key={index} className={styles.tier}>
              <Field
                label={from}
                inputMode="decimal"
                autoComplete="off"
                value={tier.from}
                onChange={({ target }) => changeOne(index, { from: target.value })}
              />
              <Field
                label="Discount from there"
                inputMode="decimal"
                autoComplete="off"
                value={tier.value}
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
          {fieldState.error && <p className={styles.error}>{fieldState.error.message}</p>}
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
