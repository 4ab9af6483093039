import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminCategoriesPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Manage Category')} />
      <PageHeading>Manage Category</PageHeading>
    </div>
  );
}
