import { taxExemptionInputSchema, type UserRow } from '@shop/shared';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { COUNTRY_OPTIONS } from '../../../lib/text/countries';
import { Modal } from '../../../ui/dialogs/modal';
import { Field } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { notify } from '../../../ui/messages/notify';
import { useSetTaxExemption } from '../api/set-tax-exemption';
import buttonStyles from './change-role.module.css';
import styles from './user-data.module.css';

/** Exempts a customer from tax under their tax number. */
export function TaxExemption({ user }: { user: UserRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="secondary" className={buttonStyles.button} onClick={() => setIsOpen(true)}>
        {user.taxExemption ? 'Pays no tax' : 'Tax'}
        <span className="visually-hidden">: {user.name}</span>
      </Button>
      <Modal title="Exempt from tax" open={isOpen} footer={null} onCancel={close}>
        <ExemptionForm user={user} onDone={close} />
      </Modal>
    </>
  );
}

function ExemptionForm({ user, onDone }: { user: UserRow; onDone: () => void }) {
  const { country = '', number = '' } = user.taxExemption ?? {};
  const set = useSetTaxExemption(user._id);
  const { busy, controller, field, formProps } = useSchemaForm({
    schema: taxExemptionInputSchema,
    defaultValues: { country, number, numberBefore: number },
    save: async (exemption) => {
      notify.success(await set(exemption));
      onDone();
    },
  });
  return (
    <form className={styles.choices} {...formProps}>
      <p>
        <strong>{user.name}</strong> ({user.email}) pays no tax from the next order on, and orders
        and invoices show the number. The shop checks only its format: check yourself that it is
        valid. To charge tax again, empty the number.
      </p>
      <Controller
        {...controller('country')}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <SelectField
            label="Country"
            placeholder="Select a country"
            options={COUNTRY_OPTIONS}
            value={value}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Field
        label="Tax number"
        hint="Such as ATU12345678"
        autoComplete="off"
        autoCapitalize="characters"
        {...field('number')}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Saving …' : 'Save'}
      </Button>
    </form>
  );
}
