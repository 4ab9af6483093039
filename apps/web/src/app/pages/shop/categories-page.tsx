import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function CategoriesPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('All Categories')} />
      <PageHeading>All Categories</PageHeading>
    </div>
  );
}
