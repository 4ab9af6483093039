import { useSearchParams } from 'react-router-dom';
import { useCustomer } from '../../../../features/admin-customers';
import { ChooseCustomer, NewOrder } from '../../../../features/admin-new-order';
import { isNotFound } from '../../../../lib/http/api-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminCreateOrderPage() {
  const id = useSearchParams()[0].get('customer');
  return (
    <>
      <PageMeta page="New order" noIndex />
      <PageHeading>New order</PageHeading>
      {id === null ? <ChooseCustomer /> : <OrderOf key={id} id={id} />}
    </>
  );
}

function OrderOf({ id }: { id: string }) {
  const { data: customer, error, isPending, refetch } = useCustomer(id);
  if (isNotFound(error)) return <ChooseCustomer />;
  return (
    <>
      {customer && <NewOrder customer={customer} />}
      {isPending && <RowsSkeleton label="Loading customer" />}
      {error && !customer && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
