import { useInfiniteQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import { PageMeta } from '../../../ui/page-meta';
import { Skeleton } from '../../../ui/skeleton';
import { categoryProductsQuery } from '../api/get-category-products';
import { CatalogColumns } from './catalog-columns';
import { CategoryMenu } from './category-menu';
import { CategoryMeta } from './category-meta';
import { ListHeading } from './list-heading';
import { ProductList } from './product-list';

interface CategoryProductsProps {
  slug: string;
}

/** A category: its name, how many products it has, and the products. */
export function CategoryProducts({ slug }: CategoryProductsProps) {
  const query = useInfiniteQuery(categoryProductsQuery(slug));
  const answer = query.data?.pages.at(-1);
  // The server still finds a renamed category by its old slug; the address gets the present one.
  if (answer && answer.category.slug !== slug) {
    return <Navigate to={paths.category(answer.category.slug)} replace />;
  }
  return (
    <>
      {answer ? <CategoryMeta category={answer.category} total={answer.total} /> : <PageMeta />}
      <CatalogColumns
        aside={
          <>
            <ListHeading
              title={answer?.category.name ?? <Skeleton width="60%" />}
              count={answer && `${answer.total} ${answer.total === 1 ? 'result' : 'results'} found`}
            />
            <CategoryMenu />
          </>
        }
      >
        <h2 className="visually-hidden">Products</h2>
        <ProductList
          query={query}
          emptyActions={<ButtonLink to={paths.categories}>All Categories</ButtonLink>}
        />
      </CatalogColumns>
    </>
  );
}
