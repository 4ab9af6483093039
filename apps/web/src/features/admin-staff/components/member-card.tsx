import type { StaffMember } from '@shop/shared';
import { useSession } from '../../../lib/session/session';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Badge } from '../../../ui/display/badge';
import { Button } from '../../../ui/forms/button';
import { useRemoveMember } from '../api/staff';
import { permittedText } from '../permission-texts';
import styles from './staff.module.css';

interface MemberCardProps {
  member: StaffMember;
  onChange: () => void;
}

/** An administrator: what they may do, and what can be changed about it. */
export function MemberCard({ member, onChange }: MemberCardProps) {
  const { _id, name, email, secondFactor } = member;
  const isOwn = useSession()?.user._id === _id;
  const removal = useRemoveMember(_id);
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong> {isOwn && <Badge>You</Badge>}
        </p>
        <p>{email}</p>
      </div>
      <p className={styles.what}>
        {permittedText(member)}. {secondFactor ? 'Has a second factor.' : 'No second factor.'}
      </p>
      <div className={styles.actions}>
        <Button
          tone="secondary"
          onClick={onChange}
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
    </li>
  );
}
