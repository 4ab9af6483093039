import { ManageCategories } from '../../../features/admin-catalog';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminCategoriesPage() {
  return (
    <>
      <PageMeta title={pageTitle('Manage Category')} noIndex />
      <PageHeading>Manage Category</PageHeading>
      <ManageCategories />
    </>
  );
}
