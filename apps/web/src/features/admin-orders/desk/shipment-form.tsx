import { KNOWN_CARRIERS, type AdminOrderDetails } from '@shop/shared';
import { useId, type ReactNode } from 'react';
import { SaveConflict } from '../../../ui/feedback/save-conflict';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { OrderSection, OrderShipment } from '../../orders';
import type { ShipmentFields } from '../use-shipment-form';
import styles from './admin-order.module.css';

interface ShipmentFormProps {
  order: AdminOrderDetails;
  fields: ShipmentFields;
  /** What is done with it besides saving it. */
  children: ReactNode;
}

/** The carrier and the tracking number of an order, as its buyer sees them, and a form to set them. */
export function ShipmentForm({ order, fields, children }: ShipmentFormProps) {
  const { form, conflict, load } = fields;
  const { busy, draft, field, formProps } = form;
  const carriers = useId();
  return (
    <OrderSection heading="Shipment">
      {order.shipment && <OrderShipment shipment={order.shipment} />}
      <form className={styles.form} {...formProps}>
        <RestoredDraft draft={draft} />
        <div className={styles.pair}>
          <Field
            label="Carrier"
            hint="The buyer sees both"
            list={carriers}
            autoComplete="off"
            {...field('carrier')}
          />
          <Field
            label="Tracking number"
            hint="Or the address of its tracking page"
            autoComplete="off"
            aria-keyshortcuts="s"
            {...field('trackingNumber')}
          />
        </div>
        <datalist id={carriers}>
          {KNOWN_CARRIERS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <SaveConflict conflict={conflict} what="shipment" onLoad={load} />
        <div className={styles.buttons}>
          <Button type="submit" tone="secondary" busy={busy}>
            Save shipment
          </Button>
          {children}
        </div>
      </form>
    </OrderSection>
  );
}
