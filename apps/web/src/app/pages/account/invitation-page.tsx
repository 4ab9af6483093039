import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountPanel, loginPath, registerPath, useSignOut } from '../../../features/accounts';
import { AcceptInvitation, useInvitation } from '../../../features/invitation';
import { failureText } from '../../../lib/http/api-error';
import { PageMeta } from '../../../ui/metadata/page-meta';

const HEADING = 'Invitation';

/** Where the link of an invitation leads to, for visitors and users. */
export function InvitationPage() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const token = query.get('token') ?? '';
  const { data: invitation, error } = useInvitation(token);
  const signOut = useSignOut();
  const here = pathname + search;
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <AccountPanel heading={HEADING}>
        {error && (
          <p role="alert">
            {failureText(error, 'This could not be loaded.')} The link may have been used or
            withdrawn, or its time is over. Ask whoever invited you for a new one.
          </p>
        )}
        {!error && !invitation && <p role="status">Loading …</p>}
        {invitation && (
          <AcceptInvitation
            token={token}
            invitation={invitation}
            login={loginPath(here)}
            register={registerPath(here)}
            onSignOut={signOut}
          />
        )}
      </AccountPanel>
    </>
  );
}
