import { newCustomerSchema } from '@shop/shared';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { notify } from '../../../ui/messages/notify';
import { useCreateCustomer } from '../api/create-customer';
import styles from './new-order.module.css';

/** Enters somebody who has no account yet. */
export function NewCustomer() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <CustomerForm onClose={() => setOpen(false)} />;
  return (
    <Button tone="secondary" onClick={() => setOpen(true)}>
      New customer …
    </Button>
  );
}

function CustomerForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const create = useCreateCustomer();
  const { busy, field, formProps } = useSchemaForm({
    schema: newCustomerSchema,
    defaultValues: { name: '', email: '', phone: '', address: '' },
    save: async (typed, creationKey) => {
      const { message, customer } = await create(typed, creationKey);
      notify.success(message);
      void navigate(dashboardPaths.adminCreateOrderFor(customer._id));
    },
  });
  return (
    <form className={styles.fields} aria-label="New customer" {...formProps}>
      <Field label="Name" autoComplete="off" required autoFocus {...field('name')} />
      <Field label="Email" type="email" autoComplete="off" required {...field('email')} />
      <Field label="Phone" type="tel" autoComplete="off" required {...field('phone')} />
      <Field label="Address" autoComplete="off" required {...field('address')} />
      <p className={styles.note}>They get a mail that says how to choose a password.</p>
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          Add the customer
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </p>
    </form>
  );
}
