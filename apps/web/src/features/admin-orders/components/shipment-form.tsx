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
  /** Shown below the fields. */
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
        <Field label="Carrier" list={carriers} autoComplete="off" {...field('carrier')} />
        <datalist id={carriers}>
          {KNOWN_CARRIERS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          label="Tracking number"
          hint="Or the address of its tracking page, for a carrier that is not in the list. The buyer sees both"
          autoComplete="off"
          {...field('trackingNumber')}
        />
        <SaveConflict conflict={conflict} what="shipment" onLoad={load} />
        <Button type="submit" tone="secondary" busy={busy}>
          Save shipment
        </Button>
      </form>
      {children}
    </OrderSection>
  );
}
