import { ManageCategories } from '../../../../features/admin-catalog';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

const HEADING = 'Manage Category';

export function AdminCategoriesPage() {
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <PageHeading>{HEADING}</PageHeading>
      <ManageCategories />
    </>
  );
}
