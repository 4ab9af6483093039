import type { AddressPart, PostalAddress } from '@shop/shared';
import { useRef } from 'react';
import { CheckBox } from '../../../ui/fields/check-box';
import { Field } from '../../../ui/fields/field';
import styles from './address-fields.module.css';
import { AddressFields } from './address-fields';

/** Where an invoice goes, and the tax number on it. */
export interface Billing {
  /** Absent if it goes where the goods go. */
  billing?: PostalAddress | undefined;
  taxId?: string;
}

interface BillingFieldsProps extends Billing {
  onChange: (part: Billing) => void;
  /** The other address, as the question names it: `the delivery address`. */
  other: string;
  /** The country of the other address, with which this one begins. */
  country: string | undefined;
  /** Who needs a tax number. */
  hint: string;
  showsMissing: boolean;
  /** Refusals, at their fields. */
  errors?: Partial<Record<AddressPart, string>> | undefined;
  taxError?: string | undefined;
}

/** Whether the invoice goes elsewhere, where to, and the tax number. */
export function BillingFields({
  billing,
  taxId = '',
  onChange,
  other,
  country,
  hint,
  showsMissing,
  errors,
  taxError,
}: BillingFieldsProps) {
  /** What was typed before the box was ticked. */
  const typed = useRef(billing);

  function tick(isSame: boolean) {
    if (isSame) typed.current = billing;
    onChange({ billing: isSame ? undefined : (typed.current ?? { country }) });
  }

  return (
    <>
      <label className={styles.check}>
        <CheckBox checked={billing === undefined} onChange={({ target }) => tick(target.checked)} />
        The billing address is the same as {other}
      </label>
      {billing && (
        <AddressFields
          address={billing}
          onChange={(changed) => onChange({ billing: changed })}
          purpose="billing"
          showsMissing={showsMissing}
          errors={errors}
        />
      )}
      <Field
        label="Tax number (optional)"
        name="taxId"
        autoComplete="off"
        hint={hint}
        value={taxId}
        {...(taxError && { error: taxError })}
        onChange={({ target }) => onChange({ taxId: target.value })}
      />
    </>
  );
}
