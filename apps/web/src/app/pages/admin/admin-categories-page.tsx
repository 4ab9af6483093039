import { ManageCategories } from '../../../features/admin-catalog';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page/page-meta';

const HEADING = 'Manage Category';

export function AdminCategoriesPage() {
  return (
    <>
      <PageMeta title={pageTitle(HEADING)} noIndex />
      <PageHeading>{HEADING}</PageHeading>
      <ManageCategories />
    </>
  );
}
