import type { AdministeredProduct } from '@shop/shared';
import { Link, useParams } from 'react-router-dom';
import { EditProduct, useEditedProduct } from '../../../../features/admin-catalog';
import { AlsoHere } from '../../../../features/presence';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { isNotFound } from '../../../../lib/http/api-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { NotFoundPage } from '../../static/not-found-page';

export function AdminProductPage() {
  const { slug = '' } = useParams();
  const { data: product, error, isPending, refetch } = useEditedProduct(slug);
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <>
      <PageMeta page={product?.name ?? 'Product'} noIndex />
      <AlsoHere kind="product" id={product?._id}>
        <PageHeading note={product && <ProductNote {...product} />}>Edit product</PageHeading>
      </AlsoHere>
      {product && <EditProduct key={product._id} product={product} />}
      {isPending && <RowsSkeleton label="Loading product" />}
      {error && !product && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}

/** The product's name, and where shoppers see it. */
function ProductNote({ name, slug, status }: AdministeredProduct) {
  if (status !== 'active') return name;
  return (
    <>
      {name} · <Link to={shopPaths.product(slug)}>See it in the shop</Link>
    </>
  );
}
