import { useParams } from 'react-router-dom';
import { CustomerDetails, useCustomer } from '../../../../features/admin-customers';
import { AlsoHere } from '../../../../features/presence';
import { isNotFound } from '../../../../lib/http/api-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';
import { NotFoundPage } from '../../static/not-found-page';

export function AdminCustomerPage() {
  const { id = '' } = useParams();
  const { data: customer, error, isPending, refetch } = useCustomer(id);
  if (isNotFound(error)) return <NotFoundPage />;
  const name = customer?.name ?? 'Customer';
  return (
    <>
      <PageMeta page={name} noIndex />
      <AlsoHere kind="customer" id={customer?._id}>
        <PageHeading>{name}</PageHeading>
      </AlsoHere>
      {customer && <CustomerDetails key={customer._id} customer={customer} />}
      {isPending && <RowsSkeleton label="Loading customer" />}
      {error && !customer && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
