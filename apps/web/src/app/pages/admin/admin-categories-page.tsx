import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminCategoriesPage() {
  return (
    <>
      <PageMeta title={pageTitle('Manage Category')} noIndex />
      <PageHeading note="This page is not ready yet.">Manage Category</PageHeading>
    </>
  );
}
