import type { AdministeredListQuery, AdministeredProduct } from '@shop/shared';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useListQuery, type AddressedList } from '../../../../lib/address/list-query';
import { ButtonLink } from '../../../../ui/forms/button';
import { ListPage } from '../../../../ui/list/list-page';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useProductList } from '../../api/list-products';
import { UnsavedRows } from '../../cells/unsaved-rows';
import { filtersOf, productList } from '../../product-list';
import { ExportProducts } from '../product-list/export-products';
import { ListLink } from '../product-list/list-link';
import { ProductListControls } from '../product-list/product-list-controls';
import { useProductFilterTexts } from '../product-list/use-filter-texts';
import styles from './cell-rows.module.css';
import { Headings, type CellColumn } from './headings';
import { ListEnd } from './list-end';

interface EditableListProps {
  list: AddressedList<AdministeredListQuery>;
  columns: readonly CellColumn[];
  /** Gives the columns their widths. */
  className: string;
  /** Another list in which these products are edited. */
  beside: { list: AddressedList<AdministeredListQuery>; label: string };
  /** What the list is for, while there are no products. */
  purpose: string;
  /** Which products have fields; all by default. */
  hasFields?: (product: AdministeredProduct) => boolean;
  children: (product: AdministeredProduct) => ReactNode;
}

/** Products as rows of fields, to change many of them one after the other. */
export function EditableList(props: EditableListProps) {
  const { list, columns, className, beside, purpose, hasFields = () => true, children } = props;
  const { query, change } = useListQuery(list);
  const filterTexts = useProductFilterTexts();
  return (
    <ListPage
      list={list}
      query={query}
      result={useProductList(query)}
      noun={['product', 'products']}
      icon={PackageSearch}
      controls={<ProductListControls query={query} change={change} />}
      filterTexts={filterTexts}
      besideCount={
        <>
          <ListLink to={productList.href(filtersOf(query))}>Show as cards</ListLink>
          <ListLink to={beside.list.href(filtersOf(query))}>{beside.label}</ListLink>
          <ExportProducts query={query} />
        </>
      }
      loading={<RowsSkeleton label="Loading products" />}
      noMatch="No products match these filters"
      empty={{
        title: 'No products yet',
        note: purpose,
        action: <ButtonLink to={dashboardPaths.adminCreateProduct}>Create Product</ButtonLink>,
      }}
    >
      {(products) => (
        <UnsavedRows>
          <Headings
            className={className}
            columns={columns}
            canFill={products.filter(hasFields).length > 1}
          />
          <ul className={styles.rows}>{products.map(children)}</ul>
          <ListEnd />
        </UnsavedRows>
      )}
    </ListPage>
  );
}
