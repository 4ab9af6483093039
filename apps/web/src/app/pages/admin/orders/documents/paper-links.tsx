import { Link } from 'react-router-dom';
import { paths } from '../../../../../lib/address/dashboard-paths';

/** Links from a document back to its order, or to the list of all orders. */
export function PaperLinks({ only }: { only: string | undefined }) {
  return only ? (
    <Link to={paths.adminOrder(only)}>Order {only}</Link>
  ) : (
    <Link to={paths.adminOrders}>All orders</Link>
  );
}
