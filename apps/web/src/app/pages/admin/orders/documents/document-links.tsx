import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../../lib/address/dashboard-paths';

/** Links from a document back to its order, or to the list of all orders. */
export function DocumentLinks({ only }: { only: string | undefined }) {
  return only ? (
    <Link to={dashboardPaths.adminOrder(only)}>Order {only}</Link>
  ) : (
    <Link to={dashboardPaths.adminOrders}>All orders</Link>
  );
}
