import type { ListName, ListQuery } from '@shop/shared';
import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { KEEP_SCROLL } from './keep-scroll';
import { withOpenRow } from './open-row';
import { useAddressParams } from './use-address-params';

type QueryValue = string | number | undefined;

/** The query of a list: filters, possibly a sort order, and a page of a fixed size. */
type AnyListQuery = ListQuery & Record<string, QueryValue>;

/** A view that every shop has. */
export interface BuiltInView {
  name: string;
  /** Filters and sort order as in the address: `status=waiting&sort=oldest`. */
  search: string;
}

/** A list with its own screen, whose URL holds the query: `?search=lamp&sort=price&page=2`. */
export interface AddressedList<Query> {
  /** Under this name, views and choices are kept. */
  name: ListName;
  /** Path of the list without a query. */
  path: string;
  /** Views that come before the saved ones. */
  views: readonly BuiltInView[];
  /** Reads the query from a URL. Values that the contract would refuse are ignored. */
  read: (params: URLSearchParams) => Query;
  /** The query as URL parameters, without default values. */
  write: (query: Partial<Query>) => URLSearchParams;
  /** The filters and the sort order of a query as in the address, without the page. */
  search: (query: Partial<Query>) => string;
  /** URL of a query. */
  href: (query: Partial<Query>) => string;
  /** Whether a query excludes any rows. A sort order does not. */
  isFiltered: (query: Query) => boolean;
}

interface ListDefinition<Query> {
  name: ListName;
  path: string;
  views?: readonly BuiltInView[];
  /** Rows on one page. */
  pageSize: number;
  /** The schema of the query in the contract. */
  schema: z.ZodType<Query> & { shape: object };
}

/** Maps between the query of a list, as in the contract, and the URL of the list's screen. */
export function defineList<Query extends AnyListQuery>({
  name,
  path,
  views = [],
  pageSize,
  schema,
}: ListDefinition<Query>): AddressedList<Query> {
  const isFilter = (name: string) => !['page', 'pageSize', 'sort'].includes(name);
  const names = [...Object.keys(schema.shape).filter(isFilter), 'sort', 'page'];
  const opening = parse([]);

  function parse(given: [name: string, value: string][]): Query {
    return schema.parse({ ...Object.fromEntries(given), pageSize: String(pageSize) });
  }

  function read(params: URLSearchParams): Query {
    const given = [...params].filter(([, value]) => value.trim() !== '');
    const { error } = schema.safeParse(Object.fromEntries(given));
    const refused = new Set(error?.issues.map(({ path: [name] }) => name));
    return parse(given.filter(([name]) => !refused.has(name)));
  }

  function write(query: Partial<Query>): URLSearchParams {
    const params = new URLSearchParams();
    for (const name of names) {
      const value: QueryValue = query[name];
      if (value !== undefined && value !== '' && value !== opening[name])
        params.set(name, String(value));
    }
    return params;
  }

  return {
    name,
    path,
    views,
    read,
    write,
    search: (query) => {
      const params = write(query);
      params.delete('page');
      return params.toString();
    },
    href: (query) => {
      const search = write(query).toString();
      return search ? `${path}?${search}` : path;
    },
    isFiltered: (query) => [...write(query).keys()].some(isFilter),
  };
}

/** The query in the URL of a list's screen, and a function to change parts of it. */
export function useListQuery<Query extends AnyListQuery>(list: AddressedList<Query>) {
  const { params, change } = useAddressParams();
  return {
    query: list.read(params),
    /** Changes some filters and returns to the first page. Keeps the scroll position, and open details. */
    change: (part: Partial<Query>, options?: { replace?: boolean }) => {
      change((now) => withOpenRow(list.write({ ...list.read(now), page: 1, ...part }), now), {
        ...options,
        ...KEEP_SCROLL,
      });
    },
  };
}

/** A page of a list. */
export interface ListRows<Row> {
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
}

/**
 * Cache options of every list. Each query has its own key, so a late reply never replaces a newer one; until the new
 * rows arrive, the previous ones stay on the screen.
 */
export const LIST_OPTIONS = { staleTime: 0, placeholderData: keepPreviousData } as const;
