import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function CategoryPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Category')} />
      <PageHeading>Category</PageHeading>
    </div>
  );
}
