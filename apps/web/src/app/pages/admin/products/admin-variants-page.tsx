import { useParams } from 'react-router-dom';
import { EditVariants, useEditedProduct, useVariants } from '../../../../features/admin-catalog';
import { isNotFound } from '../../../../lib/http/api-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { NotFoundPage } from '../../static/not-found-page';

export function AdminVariantsPage() {
  const { slug = '' } = useParams();
  const { data: product, ...productQuery } = useEditedProduct(slug);
  const { data: stored, ...variantsQuery } = useVariants(product?._id);
  const error = productQuery.error ?? variantsQuery.error;
  const retry = () => void (product ? variantsQuery : productQuery).refetch();
  if (isNotFound(productQuery.error)) return <NotFoundPage />;
  return (
    <>
      <PageMeta page={`Variants of ${product?.name ?? 'a product'}`} noIndex />
      <PageHeading note={product?.name}>Options and variants</PageHeading>
      {stored && <EditVariants stored={stored} />}
      {!stored && !error && <RowsSkeleton label="Loading variants" />}
      {!stored && error && <ErrorState error={error} onRetry={retry} />}
    </>
  );
}
