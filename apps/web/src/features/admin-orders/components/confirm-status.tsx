import {
  formatDollars,
  isHeld,
  leftToSend,
  nameWithVariant,
  statusRow,
  type AdminOrderDetails,
  type Order,
  type OrderStatus,
} from '@shop/shared';
import { Modal } from '../../../ui/dialogs/modal';

/** An order, and what is known of its parcels: lists don't show them. */
export type OrderToSet = Order & {
  parcels?: AdminOrderDetails['parcels'];
  keptBack?: AdminOrderDetails['keptBack'];
};

interface ConfirmStatusProps {
  order: OrderToSet;
  /** The new status, which puts the order's pieces back into stock or takes them again. */
  status: OrderStatus;
  open: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before a status moves an order's pieces into or out of stock, and explains the effects. */
export function ConfirmStatus({ order, status, open, onConfirm, onKeep }: ConfirmStatusProps) {
  const { restocked } = statusRow(status);
  const words = restocked ? restockWords(order, restocked.verb) : takeAgainWords(order, status);
  const paid = paidText(order);
  return (
    <Modal
      title={words.title}
      open={open}
      okText={words.ok}
      cancelText={words.keep}
      okButtonProps={{ danger: restocked !== null }}
      onOk={onConfirm}
      onCancel={onKeep}
    >
      {restocked && order.inParcels && (
        <p>
          {order.inParcels === 'all' ? 'All' : 'Part'} of it has already been sent in parcels. What
          is in them comes back by a return.
        </p>
      )}
      <p>
        {words.stock}: {piecesText(order)}. {order.buyer.name} will see the status “{status}”.
      </p>
      {restocked && paid && <p>{paid}</p>}
    </Modal>
  );
}

function piecesText({ products, inParcels, parcels, keptBack }: OrderToSet): string {
  if (inParcels === 'part' && !parcels) return 'what is in no parcel yet';
  if (inParcels === 'all') return 'nothing';
  const texts = leftToSend(products, parcels, keptBack).flatMap(({ line, quantity }) => {
    const of = products.find((one) => one.line === line);
    return of ? [`${quantity} × ${nameWithVariant(of)}`] : [];
  });
  return texts.join(', ') || 'nothing';
}

/**
 * What becomes of the money of an order that is to be cancelled. Amounts are only sent to those who may refund them.
 */
function paidText({ payment: { state, kept } }: Order): string | false {
  if (kept !== undefined)
    return `${formatDollars(kept)} was paid, and does not go back by itself: please refund it on the order’s page afterwards.`;
  return isHeld(state) && 'It is paid: the payment is refunded by somebody who may.';
}

function restockWords({ number }: Order, verb: string) {
  return {
    title: `${verb} order ${number}?`,
    ok: `${verb} the order`,
    keep: 'Keep it',
    stock: 'Back into stock',
  };
}

function takeAgainWords({ number, status: before }: Order, status: OrderStatus) {
  const adjective = statusRow(before).restocked?.adjective ?? '';
  return {
    title: `Set ${adjective} order ${number} to ${status}?`,
    ok: 'Place it again',
    keep: `Keep it ${adjective}`,
    stock: 'It is placed again. Taken from stock again',
  };
}
