import { SEARCH_SORTS, type AdministeredListQuery, type AdministeredProduct } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { BesideList } from '../../../../ui/list/beside/beside-list';
import { DataTable } from '../../../../ui/list/data-table/data-table';
import { SelectRow } from '../../../../ui/list/selection/select-row';
import type { Selection } from '../../../../ui/list/selection/use-selection';
import { ProductBeside } from './product-beside';
import { productColumns } from './product-columns';

interface ProductRowsProps {
  products: readonly AdministeredProduct[];
  selection: Selection<AdministeredProduct>;
  query: AdministeredListQuery;
  change: (part: Partial<AdministeredListQuery>) => void;
}

/** Products as the rows of a table, many on one screen. */
export function ProductRows({ products, selection, query, change }: ProductRowsProps) {
  return (
    <BesideList
      keys={products.map(({ slug }) => slug)}
      path={dashboardPaths.adminProduct}
      details={(slug) => <ProductBeside slug={slug} />}
    >
      <DataTable
        list="products"
        columns={productColumns(query)}
        rows={products}
        keyOf={({ slug }) => slug}
        select={(product) => (
          <SelectRow row={product} page={products} selection={selection} inTable />
        )}
        sort={{
          value: query.sort,
          onSort: (chosen) => change({ sort: SEARCH_SORTS.find((sort) => sort === chosen) }),
        }}
      />
    </BesideList>
  );
}
