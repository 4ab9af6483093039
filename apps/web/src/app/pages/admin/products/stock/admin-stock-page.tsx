import { useParams } from 'react-router-dom';
import { useProductWithVariants } from '../../../../../features/admin-catalog';
import { StockHistory } from '../../../../../features/admin-stock';
import { dashboardPaths } from '../../../../../lib/address/dashboard-paths';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { ButtonLink } from '../../../../../ui/forms/button';
import { RowsSkeleton } from '../../../../../ui/list/rows-skeleton';
import { PageHeading } from '../../../../../ui/page/page-heading';
import { PageMeta } from '../../../../../ui/metadata/page-meta';
import { NotFoundPage } from '../../../static/not-found-page';

export function AdminStockPage() {
  const { slug = '' } = useParams();
  const { product, stored, isUnknown, error, retry } = useProductWithVariants(slug);
  if (isUnknown) return <NotFoundPage />;
  return (
    <>
      <PageMeta page={`Stock of ${product?.name ?? 'a product'}`} noIndex />
      <PageHeading note={product?.name}>Stock history</PageHeading>
      {stored && <StockHistory product={stored.product} variants={stored.variants} />}
      {!stored && !error && <RowsSkeleton label="Loading the stock history" rows={8} />}
      {!stored && error && <ErrorState error={error} onRetry={retry} />}
      <p>
        <ButtonLink tone="quiet" to={dashboardPaths.adminProduct(slug)}>
          Back to the product
        </ButtonLink>
      </p>
    </>
  );
}
