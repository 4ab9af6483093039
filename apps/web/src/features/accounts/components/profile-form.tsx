import { SUCCESS_TEXTS, profileSchemaFor, type User } from '@shop/shared';
import { useState, type ReactNode } from 'react';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { PasswordField } from '../../../ui/fields/password-field';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { updateProfile } from '../api/update-profile';
import styles from './form.module.css';

interface ProfileFormProps {
  user: User;
  /** Shown once the profile is saved. */
  afterwards?: ReactNode;
}

export function ProfileForm({
  user: { name, email, phone, address },
  afterwards,
}: ProfileFormProps) {
  const [isSaved, setSaved] = useState(false);
  const { busy, field, formProps } = useSchemaForm({
    schema: profileSchemaFor({ phone, address }),
    defaultValues: { name, password: '', phone, address },
    staysOpen: true,
    save: async (profile) => {
      await updateProfile(profile);
      notify.success(SUCCESS_TEXTS.profileUpdated);
      setSaved(true);
      return { ...profile, password: '' };
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <div className={styles.pair}>
        <Field label="Name" autoComplete="name" required {...field('name')} />
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="Leave empty to keep your current password"
          {...field('password')}
        />
        <Field label="Phone" type="tel" autoComplete="tel" required {...field('phone')} />
      </div>
      <Field label="Address" autoComplete="address-line1" required {...field('address')} />
      <div className={`${styles.actions} ${styles.start}`}>
        <Button type="submit" busy={busy}>
          UPDATE
        </Button>
        {isSaved && afterwards}
      </div>
    </form>
  );
}
