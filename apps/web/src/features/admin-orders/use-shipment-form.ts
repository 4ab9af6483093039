import { shipmentInputSchema, type AdminOrderDetails, type Shipment } from '@shop/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { useWorkOnOrder } from './api/work-on-order';

const NONE: Shipment = { carrier: '', trackingNumber: '' };

const isSame = (one: Shipment, other: Shipment) =>
  one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;

/** The form for an order's shipment. It belongs to the whole page: shipping the order saves what was typed here, too. */
export function useShipmentForm(order: AdminOrderDetails) {
  const { setShipment, reload } = useWorkOnOrder(order._id);
  const { shipment } = order;
  /** The shipment that the fields showed before something was typed. Each save says that it saw this one. */
  const seen = useRef(shipment);
  /** Says who else has saved the shipment; undefined unless a save was refused for that. */
  const [conflict, setConflict] = useState<string>();
  const form = useSchemaForm({
    schema: shipmentInputSchema,
    defaultValues: shipment ?? NONE,
    save: async ({ carrier, trackingNumber }) => {
      try {
        await setShipment({ carrier, trackingNumber, shipmentBefore: seen.current });
        seen.current = { carrier, trackingNumber };
        setConflict(undefined);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          // Loaded before it is offered.
          await reload();
          setConflict(error.serverMessage);
        }
        throw error;
      }
    },
  });

  function isTyped(): boolean {
    const typed = form.getValues();
    return !isSame(shipmentInputSchema.safeParse(typed).data ?? typed, seen.current ?? NONE);
  }

  function show() {
    const { carrier, trackingNumber } = shipment ?? NONE;
    form.setValue('carrier', carrier);
    form.setValue('trackingNumber', trackingNumber);
    seen.current = shipment;
  }

  /** Replaces what was typed with the shipment that the order has. */
  function load() {
    show();
    setConflict(undefined);
  }

  // Fields in which nothing is typed show what a colleague has saved.
  const follow = useEffectEvent(() => {
    if (!isTyped()) show();
  });
  useEffect(() => follow(), [shipment]);

  /** Saves what was typed, if anything. @returns false if it is invalid or was refused; the form shows why. */
  async function saveTyped(): Promise<boolean> {
    // Repeated, because more can be typed while a save is under way.
    while (isTyped()) if (!(await form.submit())) return false;
    return true;
  }

  return { form, saveTyped, conflict, load };
}

/** What the fields of the shipment need. */
export type ShipmentFields = Omit<ReturnType<typeof useShipmentForm>, 'saveTyped'>;
