import { StaffList } from '../../../../features/admin-staff';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

const HEADING = 'Staff';

export function AdminStaffPage() {
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <PageHeading>{HEADING}</PageHeading>
      <StaffList />
    </>
  );
}
