import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function HomePage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('All Products')} />
      <PageHeading>All Products</PageHeading>
    </div>
  );
}
