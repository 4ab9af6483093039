import type { ShownInvitation } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useSession } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useShopDetails } from '../../../ui/page/shop-details';
import { useAcceptInvitation } from '../api/invitation';

interface AcceptInvitationProps {
  token: string;
  invitation: ShownInvitation;
  /** Addresses of the screens that lead back here. */
  login: string;
  register: string;
  onSignOut: () => void;
}

/** What somebody is invited to do, and the next step: sign in or register with the address, or accept. */
export function AcceptInvitation({ invitation, ...props }: AcceptInvitationProps) {
  const { by, permissions, expiresAt } = invitation;
  const { name } = useShopDetails();
  const moment = useMomentFormat({ dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <p>
        {by} has invited you to help run {name}. You may then do{' '}
        {permissions ? `this: ${permissions.join(', ')}` : 'everything'}.
      </p>
      <p>The invitation is valid until {moment(expiresAt)}.</p>
      <NextStep invitation={invitation} {...props} />
    </>
  );
}

function NextStep({ token, invitation, login, register, onSignOut }: AcceptInvitationProps) {
  const { email, isRegistered } = invitation;
  const navigate = useNavigate();
  const user = useSession()?.user;
  const accept = useAcceptInvitation(token, () => void navigate(shopPaths.adminDashboard));
  if (!user)
    return (
      <>
        <p>
          {isRegistered ? 'Log in' : 'Register'} as {email} first.
        </p>
        <ButtonLink to={isRegistered ? login : register} wide>
          {isRegistered ? 'Log in' : 'Register'}
        </ButtonLink>
      </>
    );
  if (user.email !== email)
    return (
      <>
        <p>
          It is for {email}. You are signed in as {user.email}.
        </p>
        <Button wide onClick={onSignOut}>
          Sign out
        </Button>
      </>
    );
  return (
    <Button wide busy={accept.isPending} onClick={() => accept.mutate()}>
      Accept
    </Button>
  );
}
