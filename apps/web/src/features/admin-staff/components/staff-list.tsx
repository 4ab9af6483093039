import { INVITATION_DAYS, type StaffMember } from '@shop/shared';
import { Modal } from '../../../ui/dialogs/modal';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { Button } from '../../../ui/forms/button';
import { ShortList } from '../../../ui/list/data-table/short-list';
import { ShownOnce } from '../../../ui/secrets/shown-once';
import { useStaff } from '../api/staff';
import { ChangeMember } from './change-member';
import { InviteForm } from './invite-form';
import { useStaffColumns } from './staff-columns';

/** All administrators, what each may do, and who is invited. */
export function StaffList() {
  const { data, ...result } = useStaff();
  const inviting = useDialogAbout<true>();
  const changing = useDialogAbout<StaffMember>();
  const linked = useDialogAbout<string>();
  const columns = useStaffColumns({ onChange: changing.open, onLink: linked.open });
  return (
    <>
      <ShortList
        list="staff"
        result={{ ...result, data: data && [...data.staff, ...data.invitations] }}
        columns={columns}
        keyOf={({ _id }) => _id}
        intro="Everyone who helps to run the shop, and what each of them may do. Nobody can give permissions that they don’t have, and at least one person always has “staff”."
        action={<Button onClick={() => inviting.open(true)}>Invite somebody</Button>}
        loading="Loading the staff"
        empty={{ title: 'Nobody yet', note: 'Invite somebody who helps you.' }}
      />
      <Modal title="Invite somebody" open={inviting.isOpen} footer={null} onCancel={inviting.close}>
        <InviteForm
          key={inviting.opening}
          onDone={(link) => {
            inviting.close();
            if (link) linked.open(link);
          }}
        />
      </Modal>
      <Modal title="Permissions" open={changing.isOpen} footer={null} onCancel={changing.close}>
        {changing.about && (
          <ChangeMember key={changing.opening} member={changing.about} onDone={changing.close} />
        )}
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
        <ShownOnce
          text={linked.about && new URL(linked.about, window.location.origin).href}
          copy="Copy the link"
        />
      </Modal>
    </>
  );
}
