import type { ListQuery } from '@shop/shared';
import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { KEEP_SCROLL } from './keep-scroll';
import { useAddressParams } from './use-address-params';

type QueryValue = string | number | undefined;

/** What a list is asked for: filters, perhaps a sort order, and a page of a fixed size. */
type AnyListQuery = ListQuery & Record<string, QueryValue>;

/** A list with a screen of its own. The address of the screen carries the query: `?search=lamp&sort=price&page=2`. */
export interface AddressedList<Query> {
  /** Address of the list as it opens. */
  path: string;
  /** The query in an address. Anyone can make one up: what the contract would refuse is ignored. */
  read: (params: URLSearchParams) => Query;
  /** The query as parameters of an address, without what the list opens with. */
  write: (query: Partial<Query>) => URLSearchParams;
  /** Address of a query. */
  href: (query: Partial<Query>) => string;
  /** Whether a query leaves any rows out. A sort order does not. */
  isFiltered: (query: Query) => boolean;
}

interface ListDefinition<Query> {
  path: string;
  /** Rows on one page. */
  pageSize: number;
  /** The query of the list's call in the contract. */
  schema: z.ZodType<Query> & { shape: object };
}

/** Ties the query of a list, as the contract has it, to the address of the list's screen. */
export function defineList<Query extends AnyListQuery>({
  path,
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
    path,
    read,
    write,
    href: (query) => {
      const search = write(query).toString();
      return search ? `${path}?${search}` : path;
    },
    isFiltered: (query) => [...write(query).keys()].some(isFilter),
  };
}

/** The query in the address of a list's screen, and a way to change parts of it. */
export function useListQuery<Query extends AnyListQuery>(list: AddressedList<Query>) {
  const { params, change } = useAddressParams();
  return {
    query: list.read(params),
    /** Changes some filters and returns to the first page. The controls stay where they are on the screen. */
    change: (part: Partial<Query>, options?: { replace?: boolean }) => {
      change((now) => list.write({ ...list.read(now), page: 1, ...part }), {
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
 * How the pages of every list are cached. Each query has a key of its own, so a late answer never replaces a newer one;
 * until the new rows arrive, the previous ones stay on the screen.
 */
export const LIST_OPTIONS = { staleTime: 0, placeholderData: keepPreviousData } as const;
