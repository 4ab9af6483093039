import { LIMITS } from '@shop/shared';
import { CheckBox } from '../../../../ui/fields/check-box';
import { Field, TextField } from '../../../../ui/fields/field';
import {
  firstWrongMethod,
  methodsOf,
  NEW_METHOD,
  textOfMethods,
  type TypedMethod,
} from '../../typed-methods';
import type { Refusal } from '../../../../ui/forms/use-failure';
import formStyles from '../settings-form.module.css';
import { OrderedRows } from './ordered-rows';
import styles from './ordered-rows.module.css';

interface ManualMethodsFieldProps {
  /** The list as the form holds it. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** The manual payment methods in the order in which shoppers see them. */
export function ManualMethodsField({ value, onChange, error }: ManualMethodsFieldProps) {
  const wrong = firstWrongMethod(value);
  return (
    <OrderedRows
      noun="method"
      label="Manual payment methods"
      hint={`How shoppers can pay without a payment provider, at most ${LIMITS.manualMethods}. You set such an order to paid once the money has come. Orders keep the name and the text of their method.`}
      rows={methodsOf(value)}
      newRow={NEW_METHOD}
      max={LIMITS.manualMethods}
      error={error}
      wrongPart={(_, index) => (index === wrong?.index ? wrong.part : undefined)}
      onChange={(methods) => onChange(textOfMethods(methods))}
      fields={(method, name, change, refusal) => (
        <MethodFields method={method} name={name} refusal={refusal} onChange={change} />
      )}
    />
  );
}

interface MethodFieldsProps {
  method: TypedMethod;
  /** Such as “method 2”. */
  name: string;
  refusal: (part: string) => Refusal | undefined;
  onChange: (method: TypedMethod) => void;
}

function MethodFields({ method, name, refusal, onChange }: MethodFieldsProps) {
  return (
    <>
      <label className={styles.check}>
        <CheckBox
          checked={method.isOn}
          onChange={({ target }) => onChange({ ...method, isOn: target.checked })}
        />
        <span>
          Offered at checkout<span className="visually-hidden"> ({name})</span>
        </span>
      </label>
      <div className={formStyles.pair}>
        <Field
          label={`Name of ${name}`}
          hint="Such as “Bank transfer”"
          limit={LIMITS.manualMethodName}
          autoComplete="off"
          value={method.name}
          {...refusal('name')}
          onChange={({ target }) => onChange({ ...method, name: target.value })}
        />
        <Field
          label={`Days to pay by ${name}`}
          hint="After that, an unpaid order is cancelled. Empty for no end"
          inputMode="numeric"
          autoComplete="off"
          value={method.days}
          {...refusal('days')}
          onChange={({ target }) => onChange({ ...method, days: target.value })}
        />
      </div>
      <TextField
        label={`Text of ${name}`}
        hint="How to pay, such as your account: at checkout, on the order’s page and in its mail"
        rows={3}
        limit={LIMITS.paymentText}
        value={method.text}
        {...refusal('text')}
        onChange={({ target }) => onChange({ ...method, text: target.value })}
      />
    </>
  );
}
