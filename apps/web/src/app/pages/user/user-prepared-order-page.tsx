import { useParams } from 'react-router-dom';
import { PreparedOrder, useMyPreparedOrder } from '../../../features/prepared-order';
import { isNotFound } from '../../../lib/http/api-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { PageHeading } from '../../../ui/page/page-heading';
import { NotFoundPage } from '../static/not-found-page';

export function UserPreparedOrderPage() {
  const { id = '' } = useParams();
  const { data: prepared, error, isPending, refetch } = useMyPreparedOrder(id);
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <>
      <PageMeta page="Your order" noIndex />
      <PageHeading>Your order</PageHeading>
      {prepared && <PreparedOrder key={prepared.version} prepared={prepared} />}
      {isPending && <RowsSkeleton label="Loading order" />}
      {error && !prepared && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
