import type { AdministeredProduct } from '@shop/shared';
import { PackageSearch } from 'lucide-react';
import { useEffect } from 'react';
import { useListQuery } from '../../../../lib/address/list-query';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { ChooseForm, useListForm } from '../../../../ui/list/choose-form';
import { ListPage } from '../../../../ui/list/list-page';
import { BulkBar } from '../../bulk/bulk-bar';
import { SelectPage } from '../../../../ui/list/selection/select-row';
import { useSelection } from '../../../../ui/list/selection/use-selection';
import { useBulkEdit } from '../../bulk/use-bulk-edit';
import { useProductList } from '../../api/list-products';
import {
  filtersOf,
  priceList,
  productList,
  productRowsList,
  rememberList,
} from '../../product-list';
import { CreatedProduct } from './created-product';
import { ExportProducts } from './export-products';
import { ListLink } from './list-link';
import { ProductCards, ProductCardsSkeleton } from './product-cards';
import { productColumns } from './product-columns';
import { ProductFeed } from './product-feed';
import { ProductRows } from './product-rows';
import { useProductFilterTexts } from './use-filter-texts';
import { ProductListControls } from './product-list-controls';

/** All products, to search, filter, sort and open for editing. */
export function ProductList() {
  const form = useListForm('products');
  const list = form === 'rows' ? productRowsList : productList;
  const { query, change } = useListQuery(list);
  const filterTexts = useProductFilterTexts();
  useEffect(() => rememberList(query), [query]);
  const result = useProductList(query);
  const selection = useSelection<AdministeredProduct>(
    productList.write({ ...query, page: 1, sort: undefined }).toString(),
  );
  const control = useBulkEdit();
  return (
    <>
      <CreatedProduct />
      <ListPage
        list={list}
        query={query}
        result={result}
        noun={['product', 'products']}
        icon={PackageSearch}
        controls={<ProductListControls query={query} change={change} />}
        filterTexts={filterTexts}
        columns={form === 'rows' ? productColumns(query) : undefined}
        besideCount={
          <>
            <SelectPage page={result.data?.rows ?? []} selection={selection} />
            <ListLink to={priceList.href(filtersOf(query))}>Edit prices and stock</ListLink>
            <ExportProducts query={query} />
            <ChooseForm list="products" noun="products" isForWide />
          </>
        }
        loading={<ProductCardsSkeleton />}
        noMatch="No products match these filters"
        empty={{
          title: 'No products yet',
          note: 'Create your products one by one, or import a file from another shop.',
          action: (
            <>
              <ButtonLink to={dashboardPaths.adminCreateProduct}>Create Product</ButtonLink>
              <ButtonLink tone="secondary" to={dashboardPaths.adminImport}>
                Import
              </ButtonLink>
            </>
          ),
        }}
      >
        {(products) =>
          form === 'rows' ? (
            <ProductRows {...{ products, selection, query, change }} />
          ) : (
            <ProductCards products={products} selection={selection} />
          )
        }
      </ListPage>
      <ProductFeed />
      <BulkBar
        selection={selection}
        control={control}
        query={query}
        total={result.data?.total ?? 0}
      />
    </>
  );
}
