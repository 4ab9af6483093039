import type { PreparedOrder } from '@shop/shared';
import { useParams } from 'react-router-dom';
import { useCustomer } from '../../../../features/admin-customers';
import { NewOrder, usePreparedOrder } from '../../../../features/admin-new-order';
import { isNotFound } from '../../../../lib/http/api-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';
import { NotFoundPage } from '../../static/not-found-page';

export function AdminPreparedOrderPage() {
  const { id = '' } = useParams();
  const { data: prepared, error, isPending, refetch } = usePreparedOrder(id);
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <>
      <PageMeta page="Prepared order" noIndex />
      <PageHeading>Prepared order</PageHeading>
      {prepared && <Opened key={`${id} ${prepared.version}`} prepared={prepared} />}
      {isPending && <RowsSkeleton label="Loading prepared order" />}
      {error && !prepared && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Opened({ prepared }: { prepared: PreparedOrder }) {
  const { data: customer, error, isPending, refetch } = useCustomer(prepared.customer._id);
  return (
    <>
      {customer && <NewOrder customer={customer} prepared={prepared} />}
      {isPending && <RowsSkeleton label="Loading customer" />}
      {error && !customer && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
