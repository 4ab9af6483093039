import { productListQuerySchema, type ProductSort } from '@shop/shared';

/** What the administrator narrowed the list to, as the address carries it: `?search=lamp&category=…&stock=low&sort=price&page=2`. */
export interface ListQuery {
  search: string;
  /** Id, empty for all. */
  category: string;
  /** Whether only what is low in stock is wanted. */
  stock: 'low' | '';
  sort: ProductSort;
  /** 1-based */
  page: number;
}

const { search, category, stock, sort, page } = productListQuerySchema.shape;

/** An address can be made by anyone: what the server would refuse counts as not said. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const given = (name: string) => params.get(name) ?? undefined;
  return {
    search: search.safeParse(given('search')).data ?? '',
    category: category.safeParse(given('category')).data ?? '',
    stock: stock.safeParse(given('stock')).data ?? '',
    sort: sort.safeParse(given('sort')).data ?? 'newest',
    page: page.safeParse(given('page')).data ?? 1,
  };
}

/** Only what differs from the list as it opens. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('search', query.search);
  if (query.category) params.set('category', query.category);
  if (query.stock) params.set('stock', query.stock);
  if (query.sort !== 'newest') params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}
