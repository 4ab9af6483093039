import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { PageMeta } from '../../../../ui/page/page-meta';
import { Moved } from '../../../../ui/page/page-outcome';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { ALL_CATEGORIES } from '../../all-categories';
import { categoryProductsQuery } from '../../api/get-category-products';
import { CatalogColumns } from '../home/catalog-columns';
import { CategoryMenu } from './category-menu';
import { CategoryMeta } from './category-meta';
import { ListHeading } from '../products/list-heading';
import { readPage } from '../../product-pages';
import { useSort } from '../../use-sort';
import styles from './category-products.module.css';
import { ProductList } from '../products/product-list';
import { SortSelect } from '../products/sort-select';

interface CategoryProductsProps {
  slug: string;
}

/** A category: its name, how many products it has, and the products. */
export function CategoryProducts({ slug }: CategoryProductsProps) {
  const [sort, changeSort] = useSort();
  const page = readPage(useSearchParams()[0]);
  const query = useInfiniteQuery({
    ...categoryProductsQuery(slug, sort, page),
    // A change of order keeps the current products until the new ones are loaded.
    placeholderData: keepPreviousData,
  });
  const answer = query.data?.pages.at(-1);
  // The server still finds a renamed category by its old slug; the address is updated to the current one.
  if (answer && answer.category.slug !== slug) {
    return <Moved to={paths.category(answer.category.slug)} />;
  }
  return (
    <>
      {answer ? (
        <CategoryMeta category={answer.category} total={answer.total} page={page} />
      ) : (
        <PageMeta />
      )}
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
        {answer?.total !== 0 && (
          <div className={styles.sort}>
            <SortSelect value={sort} onChange={changeSort} />
          </div>
        )}
        <ProductList
          query={query}
          emptyActions={<ButtonLink to={paths.categories}>{ALL_CATEGORIES}</ButtonLink>}
        />
      </CatalogColumns>
    </>
  );
}
