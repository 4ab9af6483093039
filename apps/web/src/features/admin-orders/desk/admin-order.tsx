import { holdsStock, type AdminOrderDetails } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useMayOpen } from '../../../lib/session/permissions';
import { useIsBeside } from '../../../ui/list/beside/beside-context';
import { Permitted, ScreenLink } from '../../../ui/page/permitted';
import { ReturnActions } from '../../admin-returns';
import {
  hasInvoice,
  OrderFacts,
  OrderPage,
  OrderParcels,
  OrderRefunds,
  OrderReturns,
  PaymentStateBadge,
  ReturnPhoto,
} from '../../orders';
import { DisputeNotice } from '../disputes/dispute-notice';
import { EditOrder } from '../edits/edit-order';
import { RemoveParcel } from '../parcels/remove-parcel';
import { SendParcels } from '../parcels/send-parcels';
import { OrderNeighbours } from '../neighbours/order-neighbours';
import { MarkPaid } from '../refunds/mark-paid';
import { OtherCurrencyNotice } from '../refunds/other-currency-notice';
import { RefundOrder } from '../refunds/refund-order';
import { ReturnedByHand } from '../refunds/returned-by-hand';
import { SurplusNotice } from '../refunds/surplus-notice';
import { isToReturn, ToReturn } from '../refunds/to-return';
import { useShipmentForm } from '../use-shipment-form';
import styles from './admin-order.module.css';
import { CollectOrder } from './collect-order';
import { CorrectAddress } from './correct-address';
import { isCollected } from './is-to-ship';
import { OrderBuyer } from './order-buyer';
import { OrderStatusSelect } from '../components/order-status-select';
import { OrderTimeline } from './order-timeline';
import { ShipOrder } from './ship-order';
import { ShipmentForm } from './shipment-form';
import { useOrderKeys } from './use-order-keys';

/** An order with everything needed to ship it. */
export function AdminOrder({ order }: { order: AdminOrderDetails }) {
  const { _id, number, status, payment } = order;
  const mayOpen = useMayOpen();
  const isBeside = useIsBeside();
  const { saveTyped, ...fields } = useShipmentForm(order);
  // What was entered for one that is collected can still be corrected.
  const hasShipment = order.shipment !== null || (holdsStock(status) && !isCollected(order));
  useOrderKeys();

  function linkToProduct(slug: string) {
    const edited = dashboardPaths.adminProduct(slug);
    return mayOpen(edited) ? edited : shopPaths.product(slug);
  }

  return (
    <OrderPage
      links={
        <>
          {!isBeside && <ScreenLink to={dashboardPaths.adminOrders}>All orders</ScreenLink>}
          <ScreenLink to={dashboardPaths.adminSlips([number])} aria-keyshortcuts="p">
            Packing slip
          </ScreenLink>
          {(hasInvoice(order) || holdsStock(status)) && (
            <ScreenLink to={dashboardPaths.adminInvoices([number])}>
              {hasInvoice(order) ? 'Invoice' : 'Invoice (preview)'}
            </ScreenLink>
          )}
          <ScreenLink
            to={`${dashboardPaths.adminAudit}?${new URLSearchParams({ subject: _id }).toString()}`}
          >
            Changes to this order
          </ScreenLink>
          {!isBeside && <OrderNeighbours number={number} />}
        </>
      }
    >
      <DisputeNotice dispute={payment.dispute} />
      <Permitted needs={['money']}>
        <ToReturn order={order} />
      </Permitted>
      <SurplusNotice order={order} />
      <OtherCurrencyNotice payment={payment} />
      <ReturnedByHand order={order} />
      <div className={styles.desk}>
        <div className={styles.status}>
          <div>
            <OrderStatusSelect order={order} {...(hasShipment && { saveShipment: saveTyped })} />
          </div>
          {/* In view also where a long order needs scrolling. */}
          <PaymentStateBadge {...order} />
        </div>
        <div className={styles.facts}>
          <OrderFacts
            order={order}
            linkTo={({ slug }) => linkToProduct(slug)}
            noteHeading={noteHeading(order)}
            payment={payment.reference && `${payment.provider} ${payment.reference}`}
          >
            <OrderBuyer order={order} />
          </OrderFacts>
        </div>
        <div className={styles.side}>
          {isCollected(order) && holdsStock(status) && <CollectOrder order={order} />}
          {hasShipment && (
            <ShipmentForm order={order} fields={fields}>
              {!isCollected(order) && <ShipOrder order={order} saveShipment={saveTyped} />}
            </ShipmentForm>
          )}
          <OrderTimeline order={order} />
        </div>
        <div className={styles.rest}>
          <OrderParcels
            products={order.products}
            parcels={order.parcels}
            keptBack={order.keptBack}
            actions={(one, index) => <RemoveParcel order={order} id={one._id} index={index} />}
          />
          <OrderRefunds refunds={order.refunds} products={order.products} />
          <OrderReturns
            products={order.products}
            returns={order.returns}
            slipPath={(id) => dashboardPaths.adminReturnSlip(number, id)}
            actions={(one) => (
              <>
                <ReturnPhoto one={one} isAdmin />
                <ReturnActions key={one.state} order={order} one={one} />
              </>
            )}
          />
          <div className={styles.actions}>
            <SendParcels order={order} />
            <Permitted needs={['money']}>
              <MarkPaid order={order} />
              {!isToReturn(order) && <RefundOrder order={order} />}
              <EditOrder order={order} />
            </Permitted>
            <CorrectAddress order={order} />
          </div>
        </div>
      </div>
    </OrderPage>
  );
}

/** Who has written the note of an order: whoever placed it, perhaps for its buyer. */
function noteHeading({ history, buyer, noteByShop }: AdminOrderDetails): string {
  const by = history[0]?.by;
  if (by && by._id !== buyer._id) return `Note from ${by.name}`;
  return noteByShop ? 'Note from the shop' : 'Note from the buyer';
}
