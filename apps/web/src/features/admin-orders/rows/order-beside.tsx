import { Beside } from '../../../ui/list/beside/beside';
import { useOrder } from '../api/get-order';
import { AdminOrder } from '../desk/admin-order';

/** An order beside the list: all that can be done with it on its own screen. */
export function OrderBeside({ number }: { number: string }) {
  return (
    <Beside result={useOrder(number)} name={() => `Order ${number}`}>
      {(order) => <AdminOrder key={order._id} order={order} />}
    </Beside>
  );
}
