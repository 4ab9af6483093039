import type { Invitation, StaffMember } from '@shop/shared';
import { useSession } from '../../../lib/session/session';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { OneLine } from '../../../ui/list/data-table/one-line';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { permittedText } from '../permission-texts';
import { InvitationActions } from './invitation-actions';
import { MemberActions } from './member-actions';

/** Somebody who helps to run the shop, or is invited to. */
export type StaffRow = StaffMember | Invitation;

const isInvited = (row: StaffRow): row is Invitation => 'expiresAt' in row;

const factorText = (row: StaffRow) => !isInvited(row) && (row.secondFactor ? 'Yes' : 'No');

interface Acts {
  onChange: (member: StaffMember) => void;
  /** Gets the new link of an invitation where no mail server sends it. */
  onLink: (link: string) => void;
}

/** The columns of the list of the staff. A row opens what its person may do. */
export function useStaffColumns({ onChange, onLink }: Acts): readonly ListColumn<StaffRow>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const own = useSession()?.user._id;
  const invitedText = ({ by, expiresAt }: Invitation) => `By ${by}, until ${moment(expiresAt)}`;
  return [
    {
      id: 'name',
      heading: 'Name',
      text: (row) => (isInvited(row) ? 'Invited' : row.name),
      cell: (row) =>
        isInvited(row) ? (
          <Badge tone="accent">Invited</Badge>
        ) : (
          <>
            <strong>{row.name}</strong> {row._id === own && <Badge>You</Badge>}
          </>
        ),
    },
    {
      id: 'email',
      heading: 'Email',
      cell: ({ email }) => <OneLine text={email} isShort />,
      text: ({ email }) => email,
    },
    {
      id: 'permissions',
      heading: 'May',
      text: permittedText,
      cell: (row) => <OneLine text={permittedText(row)} isShort />,
    },
    {
      id: 'secondFactor',
      heading: 'Second factor',
      cell: factorText,
      text: factorText,
    },
    {
      id: 'invited',
      heading: 'Invited',
      cell: (row) => isInvited(row) && <OneLine text={invitedText(row)} isShort />,
      text: (row) => isInvited(row) && invitedText(row),
    },
    {
      id: 'actions',
      heading: 'Actions',
      cell: (row) =>
        isInvited(row) ? (
          <InvitationActions invitation={row} onLink={onLink} />
        ) : (
          <MemberActions member={row} onChange={onChange} />
        ),
    },
  ];
}
