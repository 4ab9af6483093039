import { Link, useParams } from 'react-router-dom';
import { ReturnSlipPage } from '../../../features/order-documents';
import { useMyOrder } from '../../../features/orders';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { isNotFound } from '../../../lib/http/api-error';
import { NotFoundPage } from '../static/not-found-page';

/** The return slip of one of the shopper's own orders. */
export function UserReturnSlipPage() {
  const { number = '', id = '' } = useParams();
  const result = useMyOrder(number);
  if (isNotFound(result.error)) return <NotFoundPage />;
  const link = <Link to={dashboardPaths.userOrder(number)}>Order {number}</Link>;
  return <ReturnSlipPage id={id} number={number} result={result} links={link} />;
}
