import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminCreateProductPage() {
  return (
    <>
      <PageMeta title={pageTitle('Create Product')} noIndex />
      <PageHeading note="This page is not ready yet.">Create Product</PageHeading>
    </>
  );
}
