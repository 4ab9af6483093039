import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import {
  ProductDetails,
  ProductFrame,
  ProductMeta,
  productQuery,
  ProductShell,
  RecentProducts,
  SimilarProducts,
} from '../../../features/catalog';
import { isNotFound } from '../../../lib/http/api-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { AfterShell } from '../../../ui/page/after-shell';
import { knownPage } from '../../../ui/page/known-page';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { Moved } from '../../../ui/page/page-outcome';
import { shopPaths } from '../../../lib/address/shop-paths';
import { notFoundPage } from '../static/lazy-not-found-page';

export function ProductPage() {
  const { slug = '' } = useParams();
  const { data: product, error, isPending, refetch } = useQuery(productQuery(slug));
  if (isPending) return <ProductShell product={knownPage(shopPaths.product(slug))?.product} />;
  if (isNotFound(error)) return <notFoundPage.Component />;
  if (!product) {
    return (
      <>
        <PageMeta noIndex />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  // The server still finds a renamed product by its old slug; the URL is updated to the current one.
  if (product.slug !== slug) return <Moved to={shopPaths.product(product.slug)} />;
  return (
    <>
      <AfterShell>
        <ProductMeta product={product} />
      </AfterShell>
      <ProductFrame>
        {/* Another product begins with one piece, and nothing chosen. */}
        <ProductDetails key={product._id} product={product} />
        <AfterShell>
          <SimilarProducts product={product} />
          <RecentProducts product={product} />
        </AfterShell>
      </ProductFrame>
    </>
  );
}
