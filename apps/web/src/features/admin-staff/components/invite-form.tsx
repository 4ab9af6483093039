import { invitationInputSchema, STAFF_PRESETS, type Permission } from '@shop/shared';
import { useState } from 'react';
import { Field } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useInvite } from '../api/staff';
import { PermissionBoxes } from './permission-boxes';
import styles from './staff.module.css';

const schema = invitationInputSchema.pick({ email: true });

/** Whom to invite, and what they may do then. @param onDone gets the link where no mail server sends it */
export function InviteForm({ onDone }: { onDone: (link: string | undefined) => void }) {
  const invite = useInvite();
  const [permissions, setPermissions] = useState<readonly Permission[]>(STAFF_PRESETS.packer);
  const { busy, field, formProps } = useSchemaForm({
    schema,
    defaultValues: { email: '' },
    save: async ({ email }, creationKey) => {
      const { link } = await invite({ email, permissions: [...permissions] }, creationKey);
      onDone(link);
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <Field label="Email" type="email" autoComplete="off" required {...field('email')} />
      <PermissionBoxes value={permissions} onChange={setPermissions} />
      <Button type="submit" busy={busy} disabled={permissions.length === 0}>
        {busy ? 'Inviting …' : 'Invite'}
      </Button>
    </form>
  );
}
