import { Link, useParams } from 'react-router-dom';
import { useOrder } from '../../../../features/admin-orders';
import { ReturnSlipPage } from '../../../../features/order-documents';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { isNotFound } from '../../../../lib/http/api-error';
import { NotFoundPage } from '../../static/not-found-page';

/** The return slip of any order. */
export function AdminReturnSlipPage() {
  const { number = '', id = '' } = useParams();
  const result = useOrder(number);
  if (isNotFound(result.error)) return <NotFoundPage />;
  const link = <Link to={dashboardPaths.adminOrder(number)}>Order {number}</Link>;
  return <ReturnSlipPage id={id} number={number} result={result} links={link} />;
}
