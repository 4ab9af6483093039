import { INVITATION_DAYS, type StaffMember } from '@shop/shared';
import { Modal } from '../../../ui/dialogs/modal';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Button } from '../../../ui/forms/button';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useStaff } from '../api/staff';
import { ChangeMember } from './change-member';
import { InvitationCard } from './invitation-card';
import { InviteForm } from './invite-form';
import { MemberCard } from './member-card';
import record from '../../../ui/list/record-cards.module.css';

/** All administrators, what each may do, and who is invited. */
export function StaffList() {
  const { data, error, isPending, refetch } = useStaff();
  const inviting = useDialogAbout<true>();
  const changing = useDialogAbout<StaffMember>();
  const linked = useDialogAbout<string>();
  if (isPending) return <RowsSkeleton label="Loading the staff" rows={3} />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={record.head}>
        <p className={record.intro}>
          Everyone who helps to run the shop, and what each of them may do. Nobody gives what they
          don’t have, and somebody always keeps “staff”.
        </p>
        <Button onClick={() => inviting.open(true)}>Invite somebody</Button>
      </div>
      <ul className={record.cards}>
        {data.staff.map((member) => (
          <MemberCard key={member._id} member={member} onChange={() => changing.open(member)} />
        ))}
        {data.invitations.map((invitation) => (
          <InvitationCard key={invitation._id} invitation={invitation} onLink={linked.open} />
        ))}
      </ul>
      <Modal title="Invite somebody" open={inviting.isOpen} footer={null} onCancel={inviting.close}>
        <InviteForm
          onDone={(link) => {
            inviting.close();
            if (link) linked.open(link);
          }}
        />
      </Modal>
      <Modal title="Permissions" open={changing.isOpen} footer={null} onCancel={changing.close}>
        {changing.about && <ChangeMember member={changing.about} onDone={changing.close} />}
      </Modal>
      <Modal
        title="The link of the invitation"
        open={linked.isOpen}
        footer={null}
        onCancel={linked.close}
      >
        <p>
          This shop sends no mails: pass the link on yourself. Copy it now, it is not shown again.
          It works once, for {INVITATION_DAYS} days.
        </p>
        <pre className={record.secret}>
          {linked.about && new URL(linked.about, window.location.origin).href}
        </pre>
      </Modal>
    </>
  );
}
