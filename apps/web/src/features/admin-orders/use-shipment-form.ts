import {
  orderShipmentSchema,
  shipmentInputSchema,
  type AdminOrderDetails,
  type Shipment,
} from '@shop/shared';
import { useEffect, useEffectEvent } from 'react';
import { useConflict } from '../../ui/feedback/use-conflict';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { useWorkOnOrder } from './api/work-on-order';

const NONE: Shipment = { carrier: '', trackingNumber: '' };

/** The server's rules, and the shipment that the fields showed before something was typed. */
const shipmentFormSchema = shipmentInputSchema
  .omit({ shipmentBefore: true })
  .extend({ openedWith: orderShipmentSchema });

/** The initial values of a form for this shipment. */
const textsOf = (shipment: Shipment | null) => ({ ...(shipment ?? NONE), openedWith: shipment });

const isSame = (one: Shipment, other: Shipment) =>
  one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;

/** The form for an order's shipment. It belongs to the whole page: shipping the order saves what was typed here, too. */
export function useShipmentForm(order: AdminOrderDetails) {
  const { setShipment, reload } = useWorkOnOrder(order._id);
  const { shipment } = order;
  // The shipment of the colleague is loaded before it is offered.
  const { conflict, trySave, tryLoad } = useConflict(reload);
  const form = useSchemaForm({
    schema: shipmentFormSchema,
    defaultValues: textsOf(shipment),
    draft: `shipment ${order._id}`,
    staysOpen: true,
    save: ({ openedWith, ...typed }) =>
      trySave(async () => {
        await setShipment({ ...typed, shipmentBefore: openedWith });
        form.setValue('openedWith', typed);
      }),
  });

  function isTyped(): boolean {
    const typed = form.getValues();
    return !isSame(shipmentFormSchema.safeParse(typed).data ?? typed, typed.openedWith ?? NONE);
  }

  /** Shows the shipment that the order has. What was typed moves to the message. */
  function showStored(): string {
    const { carrier, trackingNumber } = form.getValues();
    const typed = [carrier, trackingNumber].filter((text) => text.trim()).join(', ');
    form.show(textsOf(shipment));
    return `The saved shipment is loaded. You had typed: ${typed || 'nothing'}.`;
  }

  // Fields in which nothing is typed show what a colleague has saved.
  const follow = useEffectEvent(() => {
    if (!isTyped()) form.show(textsOf(shipment));
  });
  useEffect(() => follow(), [shipment]);

  /** Saves what was typed, if anything. @returns false if it is invalid or was refused; the form shows why. */
  async function saveTyped(): Promise<boolean> {
    // Repeated, because more can be typed while a save is under way.
    while (isTyped()) if (!(await form.submit())) return false;
    return true;
  }

  return { form, saveTyped, conflict, load: () => void tryLoad(showStored) };
}

/** What the fields of the shipment need. */
export type ShipmentFields = Omit<ReturnType<typeof useShipmentForm>, 'saveTyped'>;
