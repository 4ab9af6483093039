import { isCancellable, isKept, leftToSend, SHIPPED_STATUS, type OrderDetails } from '@shop/shared';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Badge } from '../../../../ui/display/badge';
import { Button } from '../../../../ui/forms/button';
import { hasInvoice } from '../../has-invoice';
import { nextWords, paymentWords } from '../../order-words';
import { OrderParcels } from '../../parcels/order-parcels';
import { AddReturnPhoto } from '../../returns/add-return-photo';
import { CancelReturn } from '../../returns/cancel-return';
import { OrderReturns } from '../../returns/order-returns';
import { RequestReturn } from '../../returns/request-return';
import { ReturnPhoto } from '../../returns/return-photo';
import { Withdraw } from '../../returns/withdraw';
import { PayOrder } from './pay-order';
import { OrderHistory } from '../history/order-history';
import { StatusTrack } from '../status-track';
import { BuyAgain } from './buy-again';
import { CancelOrder } from './cancel/cancel-order';
import styles from './my-order.module.css';
import { OrderFacts } from './order-facts';
import { OrderPage } from './order-page';
import { OrderRefunds } from './order-refunds';
import { OrderSection } from './order-section';
import { OrderShipment } from './order-shipment';
import { PayNow } from './pay-now';

/** One of the shopper's own orders. */
export function MyOrder({ order }: { order: OrderDetails }) {
  const { number, status, payment, history, shipment, parcels, keptBack } = order;
  // Its status says only what an administrator has set it to.
  const isSent = parcels !== undefined && isCancellable(status);
  const isAllSent = isSent && leftToSend(order.products, parcels, keptBack).length === 0;
  const way = useRef<HTMLDivElement>(null);
  const [awaitedReturns, setAwaitedReturns] = useState<number>();
  return (
    <OrderPage
      links={
        <>
          <Link to={dashboardPaths.userOrders}>All your orders</Link>
          {hasInvoice(order) && <Link to={dashboardPaths.userInvoice(number)}>Invoice</Link>}
        </>
      }
    >
      <div ref={way} tabIndex={-1} className={styles.way}>
        <StatusTrack
          status={isAllSent ? SHIPPED_STATUS : status}
          shippingMethod={order.shippingMethod}
          unshipped={order.unshipped}
        />
        {!(isAllSent && isKept(payment.state)) && <p>{nextWords(order)}</p>}
        {isSent && <p>{isAllSent ? 'All' : 'A part'} of it is on its way to you.</p>}
        <p>
          Status <Badge>{status}</Badge>
        </p>
      </div>
      <PayOrder order={order} />
      <div className={styles.actions} data-no-print>
        <PayNow payment={payment} />
        <BuyAgain lines={order.products} />
        <Button tone="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <CancelOrder order={order} onCancelled={() => way.current?.focus()} />
      </div>
      <OrderFacts
        order={order}
        linkTo={({ slug, variant }) => shopPaths.product(slug, variant?._id)}
        payment={paymentWords(order)}
      />
      <OrderRefunds refunds={order.refunds} products={order.products} />
      <OrderReturns
        products={order.products}
        returns={order.returns}
        slipPath={(id) => dashboardPaths.userReturnSlip(number, id)}
        awaited={awaitedReturns}
        actions={(one) => (
          <>
            <ReturnPhoto one={one} />
            <AddReturnPhoto number={number} one={one} />
            <CancelReturn number={number} one={one} />
          </>
        )}
      />
      <OrderParcels products={order.products} parcels={parcels} keptBack={keptBack} />
      {shipment && (
        <OrderSection heading="Shipment">
          <OrderShipment shipment={shipment} />
        </OrderSection>
      )}
      <RequestReturn
        order={order}
        onSend={() => setAwaitedReturns((order.returns?.length ?? 0) + 1)}
      />
      <Withdraw order={order} onDone={() => way.current?.focus()} />
      <OrderHistory
        history={history}
        corrections={order.addressCorrections}
        edits={order.edits}
        refunds={order.refunds}
        returns={order.returns}
        parcels={parcels}
      />
    </OrderPage>
  );
}
