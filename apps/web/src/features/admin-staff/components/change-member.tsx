import { permissionsOf, type StaffMember } from '@shop/shared';
import { useState } from 'react';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { useSetPermissions } from '../api/staff';
import { permittedText } from '../permission-texts';
import { PermissionBoxes } from './permission-boxes';
import styles from './staff.module.css';

interface ChangeMemberProps {
  member: StaffMember;
  onDone: () => void;
}

/** What a member may do, to be changed. */
export function ChangeMember({ member, onDone }: ChangeMemberProps) {
  const { name, email } = member;
  const [permissions, setPermissions] = useState(permissionsOf(member));
  const save = useSetPermissions(member);
  return (
    <div className={styles.form}>
      <p>
        <strong>{name}</strong> ({email})
      </p>
      <PermissionBoxes value={permissions} onChange={(chosen) => setPermissions([...chosen])} />
      {permissions.length === 0 ? (
        <p role="status">Choose at least one permission, or remove {name} from the staff.</p>
      ) : (
        <ConfirmButton
          tone="secondary"
          busy={save.isPending}
          question={`Change the permissions of ${name}?`}
          effects={`From the next request on: ${permittedText({ permissions })}. Everything else is refused.`}
          okText="Change"
          onConfirm={() => save.mutate(permissions, { onSuccess: onDone })}
        >
          Save
        </ConfirmButton>
      )}
    </div>
  );
}
