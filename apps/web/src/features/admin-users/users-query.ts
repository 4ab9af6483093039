import { userListQuerySchema } from '@shop/shared';

/** What the administrator asks of the list, as the address carries it: `?search=ada&page=2`. */
export interface UsersQuery {
  /** Words that begin the name or the e-mail address. */
  search: string;
  /** 1-based */
  page: number;
}

const { search, page } = userListQuerySchema.shape;

/** An address can be made by anyone: what the server would refuse counts as not said. */
export function readUsersQuery(params: URLSearchParams): UsersQuery {
  const given = (name: string) => params.get(name) ?? undefined;
  return {
    search: search.safeParse(given('search')).data ?? '',
    page: page.safeParse(given('page')).data ?? 1,
  };
}

/** Only what differs from the list as it opens. */
export function writeUsersQuery(query: UsersQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('search', query.search);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}
