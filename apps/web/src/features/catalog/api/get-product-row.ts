import { endpoints, type HomeRow } from '@shop/shared';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { categoryPicturesQuery, HOME_PICTURES } from './get-category-pictures';

type ProductRow = Pick<HomeRow, 'of'> & { by: Exclude<HomeRow['by'], 'categories'> };

/** Whether a row shows products. */
export const isProductRow = (row: HomeRow): row is HomeRow & ProductRow => row.by !== 'categories';

/** The products of a row. */
export function productRowQuery({ by, of }: ProductRow) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'row', by, of],
    queryFn: async ({ signal }) =>
      (await call(endpoints.listProductRow, { query: { by, of: of || undefined }, signal }))
        .products,
  });
}

/** The pictures of a row of categories: those of the first ones are asked for by the page itself. */
export const rowPicturesQuery = ({ of }: Pick<HomeRow, 'of'>) =>
  categoryPicturesQuery(of === '' ? HOME_PICTURES : undefined);

/** Fetches what a row shows. */
export function fetchHomeRow(client: QueryClient, row: HomeRow) {
  return isProductRow(row)
    ? client.query(productRowQuery(row))
    : client.query(rowPicturesQuery(row));
}
