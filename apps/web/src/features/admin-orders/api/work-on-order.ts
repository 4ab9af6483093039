import { endpoints, type AddressCorrection, type Order, type ShipmentInput } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';

/** Writing notes on an order and setting its shipment. Both reload the order, and throw when they are refused. */
export function useWorkOnOrder(orderId: Order['_id']) {
  const queryClient = useQueryClient();
  const params = { orderId };

  async function finish({ message }: { message: string }) {
    notify.success(message);
    await queryClient.invalidateQueries({ queryKey: [ORDERS] });
  }

  return {
    addNote: async (text: string, key: string) => {
      const headers = { 'idempotency-key': key };
      await finish(await call(endpoints.addOrderNote, { params, headers, body: { text } }));
    },
    setShipment: async (body: ShipmentInput) =>
      finish(await call(endpoints.setOrderShipment, { params, body })),
    correctAddress: async (body: AddressCorrection) =>
      finish(await call(endpoints.correctOrderAddress, { params, body })),
    reload: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  };
}
