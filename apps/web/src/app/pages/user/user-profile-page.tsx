import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function UserProfilePage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Profile')} />
      <PageHeading>Profile</PageHeading>
    </div>
  );
}
