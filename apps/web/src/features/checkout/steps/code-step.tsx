import type { Quote } from '@shop/shared';
import { useEffect } from 'react';
import { enter, type CheckoutEntries } from '../../../lib/storage/checkout-entries';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { Panel } from '../../../ui/page/panel';
import { takenCodes } from '../taken-by-quote';
import { enterCode } from './enter-code';
import styles from './steps.module.css';

interface CodeStepProps {
  entries: CheckoutEntries;
  priced: Quote;
  isPricing: boolean;
}

/**
 * The entry of codes, and those that were entered: each is used, being checked, or says why not. One that awaits the
 * delivery is no mistake.
 */
export function CodeStep({ entries, priced, isPricing }: CodeStepProps) {
  const { codes, typedCode: typed, unknownCode } = entries;
  const refusals = new Map(priced.rejected?.map((one) => [one.code, one]));
  const stranger = codes
    .map((code) => refusals.get(code))
    .find((refusal) => refusal?.reason === 'unknown-code');

  // The shop counts guesses, so a code that it does not know is sent only once.
  useEffect(() => {
    if (!stranger || isPricing) return;
    const { code, message } = stranger;
    enter({ codes: codes.filter((one) => one !== code), unknownCode: { code, message } });
  }, [stranger, isPricing, codes]);

  const taken = new Set(takenCodes(codes));
  const text = typed ?? unknownCode?.code ?? '';
  function stateOf(code: string) {
    const refusal = refusals.get(code);
    if (!taken.has(code)) return 'not applied';
    if (refusal) return refusal.awaits ? 'not applied yet' : 'not applied';
    return isPricing ? 'is being checked' : 'applied';
  }

  const shown = codes.filter((code) => code !== stranger?.code);
  const unused = shown.flatMap((code) => refusals.get(code) ?? []);
  const [refused, awaiting] = [false, true].map((isAwaiting) =>
    unused
      .filter(({ awaits }) => Boolean(awaits) === isAwaiting)
      .map(({ message }) => message)
      .join('. '),
  );
  const refusal = [refused, ...(typed === undefined ? [unknownCode?.message ?? ''] : [])]
    .filter(Boolean)
    .join('. ');
  return (
    <Panel heading="Discount code">
      <form
        className={styles.form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          enterCode(text, entries);
        }}
      >
        <div className={styles.row}>
          <Field
            label="Code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={text}
            onChange={({ target }) => enter({ typedCode: target.value })}
            {...(refusal && { error: refusal, errorId: 'code-refusal' })}
          />
          <Button type="submit" tone="secondary">
            Apply
          </Button>
        </div>
      </form>
      <p id="code-refusal" role="status" className={styles.problem}>
        {refusal}
      </p>
      <p role="status" className={styles.note}>
        {awaiting}
      </p>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="Codes">
          {shown.map((code) => (
            <li key={code} className={styles.code}>
              <span role="status">
                <strong>{code}</strong> {stateOf(code)}
              </span>
              <Button
                tone="quiet"
                aria-label={`Remove ${code}`}
                onClick={() => enter({ codes: codes.filter((one) => one !== code) })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
