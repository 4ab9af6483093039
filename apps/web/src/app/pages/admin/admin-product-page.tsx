import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminProductPage() {
  return (
    <>
      <PageMeta title={pageTitle('Product')} noIndex />
      <PageHeading note="This page is not ready yet.">Product</PageHeading>
    </>
  );
}
