import { useParams } from 'react-router-dom';
import { EditVariants, useProductWithVariants } from '../../../../features/admin-catalog';
import { AlsoHere } from '../../../../features/presence';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { NotFoundPage } from '../../static/not-found-page';

export function AdminVariantsPage() {
  const { slug = '' } = useParams();
  const { product, stored, isUnknown, error, retry } = useProductWithVariants(slug);
  if (isUnknown) return <NotFoundPage />;
  return (
    <>
      <PageMeta page={`Variants of ${product?.name ?? 'a product'}`} noIndex />
      <AlsoHere kind="product" id={product?._id}>
        <PageHeading note={product?.name}>Options and variants</PageHeading>
      </AlsoHere>
      {product && stored && <EditVariants key={product._id} stored={stored} product={product} />}
      {!stored && !error && <RowsSkeleton label="Loading variants" />}
      {!stored && error && <ErrorState error={error} onRetry={retry} />}
    </>
  );
}
