import type { ListQuery } from '@shop/shared';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { AddressedList, ListRows } from '../../lib/address/list-query';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { ButtonLink } from '../forms/button';
import { PageLinks } from '../page/page-links/page-links';
import { ShownFilters } from './beside/shown-filters';
import { ColumnMenu } from './data-table/column-menu';
import type { ListColumn } from './data-table/list-column';
import { ExportList } from './export/export-list';
import type { ListFile } from './export/list-file';
import { FilterChips, type FilterTexts } from './views/address-chips';
import { FoldingControls } from './folding-controls';
import styles from './list-page.module.css';
import { ViewColumnsContext } from './views/shown-columns';
import { useListViews } from './views/use-list-views';
import { useOpenView } from './views/use-open-view';
import { ViewTabs } from './views/view-tabs';

interface ListPageProps<Row, Query> {
  list: AddressedList<Query>;
  query: Query;
  /** The page that the query asks for. */
  result: Pick<
    UseQueryResult<ListRows<Row>>,
    'data' | 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'
  >;
  /** What the list counts: `['user', 'users']`. */
  noun: readonly [singular: string, plural: string];
  /** A total of this many means that there may be more. */
  countedTo?: number | undefined;
  icon: LucideIcon;
  /** Search and filters, if there are any. */
  controls?: ReactNode;
  /** What the chips of its filters say; without it, there are none. */
  filterTexts?: FilterTexts | undefined;
  /** The columns of its table, to choose from. */
  columns?: readonly ListColumn<Row>[] | undefined;
  /** How the browser makes a file of it with these columns; without it, there is none or the server makes it. */
  file?: ListFile<Row, Query>;
  /** Shown beside the count while there are rows. */
  besideCount?: ReactNode;
  /** Shown until the first rows arrive. */
  loading: ReactNode;
  /** Title of the list when the filters leave nothing. */
  noMatch: string;
  /** Text for a list that has no rows at all. */
  empty: { title: string; note?: string; action?: ReactNode };
  /** Shows the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list with its controls above it: loading, failed, empty, or loaded with a count and page links. */
export function ListPage<Row, Query extends ListQuery>({
  controls,
  filterTexts,
  columns,
  file,
  besideCount,
  loading,
  children,
  ...props
}: ListPageProps<Row, Query>) {
  const { list, query, result, noun, countedTo } = props;
  const { data: page, error, isPending, isPlaceholderData: isOutdated, refetch } = result;
  const saved = useListViews(list.name);
  const open = useOpenView(list, query, saved);
  return (
    <ViewColumnsContext value={{ list: list.name, hidden: open.hidden, hide: open.hide }}>
      <div className={styles.head}>
        {controls && (
          <FoldingControls isFiltered={list.isFiltered(query)}>{controls}</FoldingControls>
        )}
        <div className={styles.views}>
          <ViewTabs list={list} query={query} saved={saved} open={open} />
        </div>
        <div className={styles.line}>
          <p className={`tabular ${styles.count}`} role="status">
            {page && !isOutdated && countOf(page.total, noun, countedTo)}
          </p>
          {filterTexts && <FilterChips list={list} query={query} texts={filterTexts} />}
          {page && page.rows.length > 0 && columns && (
            <ColumnMenu list={list.name} columns={columns} />
          )}
          {page && page.rows.length > 0 && columns && file && (
            <ExportList list={list.name} query={query} columns={columns} noun={noun[1]} {...file} />
          )}
          {page && page.rows.length > 0 && besideCount}
        </div>
      </div>
      {isPending && loading}
      {!isPending && !page && <ErrorState error={error} onRetry={() => void refetch()} />}
      {page?.rows.length === 0 && <NoRows {...props} total={isOutdated ? 0 : page.total} />}
      {page && page.rows.length > 0 && (
        <>
          <div className={styles.rows} aria-busy={isOutdated}>
            <ShownFilters value={isOutdated ? undefined : list.search(query)}>
              {children(page.rows)}
            </ShownFilters>
          </div>
          <PageLinks
            page={query.page}
            pageSize={query.pageSize}
            total={page.total}
            to={(number) => list.href({ ...query, page: number })}
          />
        </>
      )}
    </ViewColumnsContext>
  );
}

function countOf(
  total: number,
  [singular, plural]: readonly [string, string],
  countedTo = Infinity,
): string {
  const orMore = total >= countedTo ? '+' : '';
  return `${total.toLocaleString('en-US')}${orMore} ${total === 1 ? singular : plural}`;
}

type NoRowsProps<Row, Query> = Pick<
  ListPageProps<Row, Query>,
  'list' | 'query' | 'noun' | 'icon' | 'noMatch' | 'empty'
> & {
  /** Rows on all pages. */
  total: number;
};

/** Shown for a page without rows. From a page past the end it goes to the last one: the list may have shrunk. */
function NoRows<Row, Query extends ListQuery>(props: NoRowsProps<Row, Query>) {
  const { list, query, noun, icon: Icon, noMatch, empty, total } = props;
  const lastPage = Math.ceil(total / query.pageSize);
  if (total > 0 && query.page > lastPage) {
    return <Navigate replace to={list.href({ ...query, page: lastPage })} />;
  }
  const icon = <Icon aria-hidden size={28} strokeWidth={1.5} />;
  if (list.isFiltered(query)) {
    return (
      <EmptyState
        title={noMatch}
        icon={icon}
        actions={
          <ButtonLink to={list.path} tone="secondary">
            Show all {noun[1]}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState title={empty.title} icon={icon} actions={empty.action}>
      {empty.note}
    </EmptyState>
  );
}
