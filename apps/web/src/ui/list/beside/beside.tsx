import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '../../../lib/http/api-error';
import { EmptyState } from '../../feedback/empty-state';
import { ErrorState } from '../../feedback/error-state';
import { RowsSkeleton } from '../rows-skeleton';

interface BesideProps<Row> {
  result: Pick<UseQueryResult<Row>, 'data' | 'error' | 'isPending'> & { refetch: () => unknown };
  heading: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
}

/** What stands beside a list under its heading: loading, failed or loaded. */
export function Beside<Row>({ result, heading, children }: BesideProps<Row>) {
  const { data, error, isPending, refetch } = result;
  if (isNotFound(error)) return <EmptyState title="This is no longer there" />;
  return (
    <>
      {data !== undefined && heading(data)}
      {data !== undefined && children(data)}
      {isPending && <RowsSkeleton label="Loading details" rows={4} />}
      {error && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
