import { KNOWN_CARRIERS, shipmentInputSchema, type AdminOrderDetails } from '@shop/shared';
import { useId } from 'react';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/forms/field';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { OrderSection, OrderShipment } from '../../orders';
import { useWorkOnOrder } from '../api/work-on-order';
import styles from './admin-order.module.css';
import { ShipOrder } from './ship-order';

/** The carrier and the tracking number of an order, as its buyer sees them, and a form to set them. */
export function ShipmentForm({ order }: { order: AdminOrderDetails }) {
  const { setShipment } = useWorkOnOrder(order._id);
  const carriers = useId();
  const { carrier = '', trackingNumber = '' } = order.shipment ?? {};
  const { busy, field, formProps } = useSchemaForm({
    schema: shipmentInputSchema,
    defaultValues: { carrier, trackingNumber },
    save: setShipment,
  });
  return (
    <OrderSection heading="Shipment">
      {order.shipment && <OrderShipment shipment={order.shipment} />}
      <form className={styles.form} {...formProps}>
        <Field label="Carrier" list={carriers} autoComplete="off" {...field('carrier')} />
        <datalist id={carriers}>
          {KNOWN_CARRIERS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          label="Tracking number"
          hint="The buyer sees both"
          autoComplete="off"
          {...field('trackingNumber')}
        />
        <Button type="submit" tone="secondary" busy={busy}>
          Save shipment
        </Button>
      </form>
      <ShipOrder order={order} />
    </OrderSection>
  );
}
