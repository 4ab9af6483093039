import type { Product, Variant } from '@shop/shared';
import { History } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { SelectField } from '../../../ui/fields/select-field';
import { ButtonLink } from '../../../ui/forms/button';
import { DataTable } from '../../../ui/list/data-table/data-table';
import { dateSort } from '../../../ui/list/data-table/date-sort';
import { ListControls } from '../../../ui/list/list-controls';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { loadStockMovements, useStockMovements } from '../api/list-movements';
import { stockList } from '../stock-list';
import { useMovementColumns } from './movement-columns';

interface StockHistoryProps {
  product: Product;
  /** All its variants, to show the history of one alone. */
  variants: readonly Variant[];
}

/** What moved the stock of a product and of its variants. */
export function StockHistory({ product, variants }: StockHistoryProps) {
  const list = stockList(product.slug);
  const { query, change } = useListQuery(list);
  const result = useStockMovements(product._id, query);
  // The pieces of a variant that is no longer sold have moved, too.
  const isOfVariant = result.data?.rows.some(({ variant }) => variant) ?? false;
  const columns = useMovementColumns(variants.length > 0 || isOfVariant);
  return (
    <ListPage
      list={list}
      query={query}
      result={result}
      noun={['movement', 'movements']}
      icon={History}
      controls={
        variants.length > 0 && (
          <ListControls label="Stock history">
            <SelectField
              label="Variant"
              placeholder="All variants"
              options={variants.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={query.variant ?? ''}
              onChange={(variant) => change({ variant }, { replace: true })}
              clearable
            />
          </ListControls>
        )
      }
      filterTexts={{ variant: (id) => variants.find(({ _id }) => _id === id)?.name }}
      columns={columns}
      file={{
        load: (page, signal) => loadStockMovements(product._id, page, signal),
        keyOf: ({ _id }) => _id,
      }}
      loading={<RowsSkeleton label="Loading the stock history" rows={12} height="2.25rem" />}
      noMatch="The stock of this variant has not moved"
      empty={{
        title: 'No movements yet',
        note: 'Orders, cancellations and changes of the stock will be listed here.',
        action: (
          <ButtonLink to={dashboardPaths.adminProduct(product.slug)}>Change the stock</ButtonLink>
        ),
      }}
    >
      {(movements) => (
        <DataTable
          list="stock"
          columns={columns}
          rows={movements}
          keyOf={({ _id }) => _id}
          sort={dateSort(query.sort, change)}
        />
      )}
    </ListPage>
  );
}
