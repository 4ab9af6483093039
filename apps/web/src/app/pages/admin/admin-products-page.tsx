import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminProductsPage() {
  return (
    <>
      <PageMeta title={pageTitle('Products')} noIndex />
      <PageHeading note="This page is not ready yet.">Products</PageHeading>
    </>
  );
}
