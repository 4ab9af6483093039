import { SecondFactorPanel, SessionList } from '../../features/security';
import { PageHeading } from '../../ui/page/page-heading';
import { PageMeta } from '../../ui/metadata/page-meta';

/** Shared by the shopper's and the administrator's area. */
export function SecurityPage() {
  return (
    <>
      <PageMeta page="Security" noIndex />
      <PageHeading note="Where you are signed in, and how you sign in.">Security</PageHeading>
      <SecondFactorPanel />
      <SessionList />
    </>
  );
}
