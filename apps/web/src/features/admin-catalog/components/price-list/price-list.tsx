import { PackageSearch } from 'lucide-react';
import { useListQuery } from '../../../../lib/address/list-query';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { ListPage } from '../../../../ui/list/list-page';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useProductList } from '../../api/list-products';
import { filtersOf, priceList, productList } from '../../product-list';
import { ExportProducts } from '../product-list/export-products';
import { ListLink } from '../product-list/list-link';
import { useProductFilterTexts } from '../product-list/use-filter-texts';
import { ProductListControls } from '../product-list/product-list-controls';
import { UnsavedRows } from '../../cells/unsaved-rows';
import { Headings } from './headings';
import { ListEnd } from './list-end';
import { CostRow } from './price-row';
import styles from './price-list.module.css';
import { VariantsRow } from './variants-row';

/** Products as rows, to change many prices and stocks one after the other. */
export function PriceList() {
  const { query, change } = useListQuery(priceList);
  const filterTexts = useProductFilterTexts();
  return (
    <ListPage
      list={priceList}
      query={query}
      result={useProductList(query)}
      noun={['product', 'products']}
      icon={PackageSearch}
      controls={<ProductListControls query={query} change={change} />}
      filterTexts={filterTexts}
      besideCount={
        <>
          <ListLink to={productList.href(filtersOf(query))}>Show as cards</ListLink>
          <ExportProducts query={query} />
        </>
      }
      loading={<RowsSkeleton label="Loading products" />}
      noMatch="No products match these filters"
      empty={{
        title: 'No products yet',
        note: 'Once you have products, you change the prices and stock of many of them here.',
        action: <ButtonLink to={dashboardPaths.adminCreateProduct}>Create Product</ButtonLink>,
      }}
    >
      {(products) => (
        <UnsavedRows>
          <Headings canFill={products.filter(({ options }) => !options).length > 1} />
          <ul className={styles.rows}>
            {products.map((product) =>
              product.options ? (
                <VariantsRow key={product._id} product={product} />
              ) : (
                <CostRow key={product._id} product={product} />
              ),
            )}
          </ul>
          <ListEnd />
        </UnsavedRows>
      )}
    </ListPage>
  );
}
