import type { StaffMember } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Button } from '../../../ui/forms/button';
import { useRemoveMember } from '../api/staff';
import styles from './staff.module.css';

interface MemberActionsProps {
  member: StaffMember;
  onChange: (member: StaffMember) => void;
}

/** What can be changed about an administrator. */
export function MemberActions({ member, onChange }: MemberActionsProps) {
  const { _id, name } = member;
  const removal = useRemoveMember(_id);
  return (
    <div className={styles.actions}>
      <Button
        tone="secondary"
        onClick={() => onChange(member)}
        data-row-link
        aria-label={`Change the permissions of ${name}`}
      >
        Change
      </Button>
      <ConfirmButton
        tone="danger"
        busy={removal.isPending}
        aria-label={`Remove ${name} from the staff`}
        question={`Remove ${name} from the staff?`}
        effects={`${name} can only shop from the next request on. What they have done stays.`}
        okText="Remove"
        onConfirm={() => removal.mutate(undefined)}
      >
        Remove
      </ConfirmButton>
    </div>
  );
}
