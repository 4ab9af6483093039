import { useRef } from 'react';
import { enter, type CheckoutEntries } from '../../../lib/storage/checkout-entries';
import { CheckBox } from '../../../ui/fields/check-box';
import { Field } from '../../../ui/fields/field';
import { Panel } from '../../../ui/page/panel';
import { AddressFields } from '../../addresses';
import { refusalOf, refusedParts, type RefusedFields } from './refused-parts';
import styles from './steps.module.css';

interface BillingStepProps {
  entries: CheckoutEntries;
  isDelivered: boolean;
  refused?: RefusedFields;
  showsMissing: boolean;
}

/** Where the invoice goes: by default where the goods go. */
export function BillingStep({
  entries: { billing, taxId, address },
  isDelivered,
  refused,
  showsMissing,
}: BillingStepProps) {
  const taxRefusal = refusalOf(refused, 'taxId');
  /** What was typed before the box was ticked. */
  const typed = useRef(billing);

  function tick(isSame: boolean) {
    if (isSame) typed.current = billing;
    enter({ billing: isSame ? undefined : (typed.current ?? { country: address.country }) });
  }

  return (
    <Panel heading="Billing">
      <label className={styles.check}>
        <CheckBox checked={billing === undefined} onChange={({ target }) => tick(target.checked)} />
        The billing address is the same as {isDelivered ? 'the delivery' : 'this'} address
      </label>
      {billing && (
        <AddressFields
          address={billing}
          onChange={(changed) => enter({ billing: changed })}
          purpose="billing"
          showsMissing={showsMissing}
          errors={refusedParts(refused, 'billing')}
        />
      )}
      <Field
        label="Tax number (optional)"
        name="taxId"
        autoComplete="off"
        hint="If you buy for a company"
        value={taxId}
        {...(taxRefusal && { error: taxRefusal })}
        onChange={({ target }) => enter({ taxId: target.value })}
      />
    </Panel>
  );
}
