import { useParams } from 'react-router-dom';
import { MyOrder, useMyOrder, usePaymentReturn } from '../../../features/orders';
import { isNotFound } from '../../../lib/http/api-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { NotFoundPage } from '../static/not-found-page';

export function UserOrderPage() {
  const { number = '' } = useParams();
  const { data: order, error, isPending, refetch } = useMyOrder(number);
  const { isChecking } = usePaymentReturn(number);
  if (isNotFound(error)) return <NotFoundPage />;
  const name = order ? `Order ${order.number}` : 'Order';
  return (
    <>
      <PageMeta page={name} noIndex />
      <PageHeading>{name}</PageHeading>
      {isChecking && <p role="status">Checking whether your payment has arrived …</p>}
      {order && <MyOrder key={order._id} order={order} />}
      {isPending && <RowsSkeleton label="Loading order" />}
      {error && !order && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
