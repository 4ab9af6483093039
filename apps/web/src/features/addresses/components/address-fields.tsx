import {
  addressLabels,
  localParts,
  missingParts,
  type AddressPart,
  type LocalPart,
  type PostalAddress,
} from '@shop/shared';
import { COUNTRY_OPTIONS } from '../../../lib/text/countries';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Field } from '../../../ui/fields/field';
import { movedTo, postalCodeWarning } from '../country-rules';
import { statesOf } from '../country-states';
import styles from './address-fields.module.css';

interface AddressFieldsProps {
  address: PostalAddress;
  onChange: (address: PostalAddress) => void;
  /** `shipping` or `billing`: what browsers fill in. */
  purpose: 'shipping' | 'billing';
  /** Only what an estimate needs. */
  isEstimate?: boolean;
  /** The countries to choose from; all by default. */
  countries?: readonly string[] | undefined;
  /** The whole address in one line, as an account without parts has it. */
  wholeLine?: string | undefined;
  /** Whether to show what is missing. */
  showsMissing?: boolean;
  /** Other refusals, at their fields. */
  errors?: Partial<Record<AddressPart, string>> | undefined;
}

const AUTOCOMPLETE = { city: 'address-level2', state: 'address-level1', postalCode: 'postal-code' };

/** The fields of an address, with the names and in the order of its country. */
export function AddressFields({
  address,
  onChange,
  purpose,
  isEstimate = false,
  countries,
  wholeLine,
  showsMissing = false,
  errors = {},
}: AddressFieldsProps) {
  const { country = '' } = address;
  const missing = showsMissing ? missingParts(address) : {};
  const parts = localParts(country);

  function text(part: AddressPart, label: string, autoComplete: string, isWhole = false) {
    const error = missing[part] ?? errors[part];
    return (
      <Field
        key={part}
        label={label}
        name={`${purpose} ${part}`}
        autoComplete={`${purpose} ${autoComplete}`}
        value={address[part] ?? ''}
        onChange={({ target }) => onChange({ ...address, [part]: target.value })}
        {...(isWhole && { className: styles.whole })}
        {...(error && { error })}
        {...(part === 'line1' && wholeLine && { hint: streetHint(wholeLine) })}
        {...(part === 'postalCode' && warningOf(address))}
        {...(part === 'phone' && { type: 'tel' })}
      />
    );
  }

  function local(part: LocalPart) {
    const label = addressLabels(country)[part];
    const states = part === 'state' ? statesOf(country) : undefined;
    if (!states) return text(part, label, AUTOCOMPLETE[part]);
    return (
      <ChoiceField
        key={part}
        label={label}
        placeholder="Choose one"
        options={states}
        name={`${purpose} state`}
        autoComplete={`${purpose} address-level1`}
        value={states.some(({ value }) => value === address.state) ? address.state : ''}
        error={missing.state ?? errors.state}
        onChange={({ target }) => onChange({ ...address, state: target.value })}
      />
    );
  }

  const isOffered = (value: string) => !countries || countries.includes(value) || value === country;
  const shownParts = isEstimate
    ? parts.filter((part) => part === 'postalCode' || (part === 'state' && statesOf(country)))
    : parts;
  return (
    <div className={styles.fields}>
      <ChoiceField
        label="Country"
        placeholder="Choose a country"
        className={styles.whole}
        options={COUNTRY_OPTIONS.filter(({ value }) => isOffered(value))}
        name={`${purpose} country`}
        autoComplete={`${purpose} country`}
        value={country}
        error={missing.country ?? errors.country}
        onChange={({ target }) => onChange(movedTo(address, target.value || undefined))}
      />
      {!isEstimate && (
        <>
          {text('name', 'Name', 'name')}
          {text('company', 'Company (optional)', 'organization')}
          {text('line1', 'Address', 'address-line1', true)}
          {text('line2', 'Apartment, floor, … (optional)', 'address-line2', true)}
        </>
      )}
      {shownParts.map(local)}
      {!isEstimate && text('phone', 'Phone (optional)', 'tel')}
    </div>
  );
}

/** Who finds their whole address in the field for the street would write its town and code a second time. */
function streetHint(wholeLine: string): string {
  return `Only street and house number. Your profile says: ${wholeLine}`;
}

function warningOf(address: PostalAddress) {
  const hint = postalCodeWarning(address);
  return hint ? { hint, 'data-unusual': true } : {};
}
