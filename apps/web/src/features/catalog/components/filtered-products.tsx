import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { CATEGORIES_FAILED } from '../api/get-categories';
import { loadedProducts } from '../product-pages';
import { useFilteredProducts } from '../use-filtered-products';
import { useFilters } from '../use-filters';
import styles from './filtered-products.module.css';
import { ProductList } from './product-list';

/** The grid 'All Products', narrowed by the filters in the address. */
export function FilteredProducts() {
  const { filters, reset } = useFilters();
  const { products, categories } = useFilteredProducts(filters);
  const shown = products.data && loadedProducts(products.data.pages).length;
  return (
    <section aria-labelledby="all-products">
      <div className={styles.heading}>
        <h2 id="all-products">All Products</h2>
        <p role="status" className={`tabular ${styles.count}`}>
          {products.data && `${shown} of ${products.data.pages.at(-1)?.total}`}
        </p>
      </div>
      {categories?.isError ? (
        <ErrorState
          error={categories.error}
          fallback={CATEGORIES_FAILED}
          onRetry={() => void categories.refetch()}
        />
      ) : (
        <ProductList
          query={products}
          emptyActions={
            <Button tone="secondary" onClick={reset}>
              Show all products
            </Button>
          }
        />
      )}
    </section>
  );
}
