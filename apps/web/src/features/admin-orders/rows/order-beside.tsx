import { AlsoHere } from '../../presence';
import { Beside } from '../../../ui/list/beside/beside';
import { useOrder } from '../api/get-order';
import { AdminOrder } from '../desk/admin-order';

/** An order beside the list: all that can be done with it on its own screen. */
export function OrderBeside({ number }: { number: string }) {
  return (
    <Beside
      result={useOrder(number)}
      heading={({ _id }) => (
        <AlsoHere kind="order" id={_id}>
          <h2>Order {number}</h2>
        </AlsoHere>
      )}
    >
      {(order) => <AdminOrder key={order._id} order={order} />}
    </Beside>
  );
}
