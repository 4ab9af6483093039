import { useParams } from 'react-router-dom';
import { AdminOrder, useOrder } from '../../../../features/admin-orders';
import { AlsoHere } from '../../../../features/presence';
import { isNotFound } from '../../../../lib/http/api-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { NotFoundPage } from '../../static/not-found-page';

export function AdminOrderPage() {
  const { number = '' } = useParams();
  const { data: order, error, isPending, refetch } = useOrder(number);
  if (isNotFound(error)) return <NotFoundPage />;
  const name = order ? `Order ${order.number}` : 'Order';
  return (
    <>
      <PageMeta page={name} noIndex />
      <AlsoHere kind="order" id={order?._id}>
        <PageHeading>{name}</PageHeading>
      </AlsoHere>
      {order && <AdminOrder key={order._id} order={order} />}
      {isPending && <RowsSkeleton label="Loading order" />}
      {error && !order && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
