import { shipmentInputSchema, type AdminOrderDetails, type Shipment } from '@shop/shared';
import { useRef } from 'react';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { useWorkOnOrder } from './api/work-on-order';

const isSame = (one: Shipment, other: Shipment) =>
  one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;

/** The form for an order's shipment. It belongs to the whole page: shipping the order saves what was typed here, too. */
export function useShipmentForm(order: AdminOrderDetails) {
  const { setShipment } = useWorkOnOrder(order._id);
  const { carrier = '', trackingNumber = '' } = order.shipment ?? {};
  const opening = { carrier, trackingNumber };
  /** What the fields held when they were last known to be saved. */
  const saved = useRef<Shipment>(opening);
  const form = useSchemaForm({
    schema: shipmentInputSchema,
    defaultValues: opening,
    save: async (shipment) => {
      await setShipment(shipment);
      saved.current = shipment;
    },
  });

  function isTyped(): boolean {
    const typed = form.getValues();
    return !isSame(shipmentInputSchema.safeParse(typed).data ?? typed, saved.current);
  }

  /** Saves what was typed, if anything. @returns false if it is invalid or was refused; the form shows why. */
  async function saveTyped(): Promise<boolean> {
    // Repeated, because more can be typed while a save is under way.
    while (isTyped()) if (!(await form.submit())) return false;
    return true;
  }

  return { form, saveTyped };
}

/** What the fields of the shipment need. */
export type ShipmentFields = ReturnType<typeof useShipmentForm>['form'];
