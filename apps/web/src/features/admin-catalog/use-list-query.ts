import { useSearchParams } from 'react-router-dom';
import { readListQuery, writeListQuery, type ListQuery } from './list-query';

/** The list's query in the address, and a way to change parts of it. */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params);
  return {
    query,
    /** A change of anything but the page begins at the first page. */
    change: (part: Partial<ListQuery>, options?: { replace?: boolean }) => {
      setParams((now) => writeListQuery({ ...readListQuery(now), page: 1, ...part }), {
        ...options,
        // The controls stay where they are; a new page is read from its top.
        preventScrollReset: part.page === undefined,
      });
    },
  };
}
