import { stockMovementsQuerySchema, type DatedListQuery } from '@shop/shared';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { defineList } from '../../lib/address/list-query';

/** The part of a stock history that is shown. */
export type StockQuery = DatedListQuery & { variant?: string | undefined };

/** The stock history of a product, of one of its variants if it is named: `?variant=…&page=2`. */
export const stockList = (slug: string) =>
  defineList<StockQuery>({
    name: 'stock',
    path: dashboardPaths.adminStock(slug),
    pageSize: 50,
    schema: stockMovementsQuerySchema,
  });
