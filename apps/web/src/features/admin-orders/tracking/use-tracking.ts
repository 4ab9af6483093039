import { endpoints, type PlannedShipment, type ShipmentResult } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendInParts, type SendOutcome } from '../../../lib/bulk/send-in-parts';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';
import type { TrackingLine } from './read-lines';

/** A line, and what it would change. */
export interface PlannedLine extends TrackingLine, PlannedShipment {}

/** Asks what tracking numbers would change, and saves them in parts. */
export function useTracking() {
  const client = useQueryClient();
  const [plan, setPlan] = useState<readonly PlannedLine[]>();
  const [outcome, setOutcome] = useState<SendOutcome<ShipmentResult>>();

  const preview = useMutation({
    mutationFn: async (lines: readonly TrackingLine[]) => {
      const body = { shipments: [...lines] };
      const { shipments } = await call(endpoints.previewShipments, { body });
      const planned = new Map(shipments.map((one) => [one.number, one]));
      return lines.flatMap((line) => {
        const one = planned.get(line.number);
        return one ? [{ ...line, ...one }] : [];
      });
    },
    onSuccess: setPlan,
    onError: (error) => notify.error(failureText(error)),
  });

  const save = useMutation({
    mutationFn: (lines: readonly PlannedLine[]) =>
      sendInParts<PlannedLine, ShipmentResult>(lines, {
        send: async (part) => {
          const shipments = part.map(({ number, carrier, trackingNumber, shipmentBefore }) => {
            return { number, carrier, trackingNumber, shipmentBefore };
          });
          return (await call(endpoints.setOrderShipments, { body: { shipments } })).results;
        },
        idOf: ({ number }) => String(number),
        onProgress: () => undefined,
        isStopped: () => false,
      }),
    onSuccess: setOutcome,
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS] }),
  });

  return {
    plan,
    outcome,
    preview,
    save,
    edit: () => setPlan(undefined),
    clear: () => {
      setPlan(undefined);
      setOutcome(undefined);
    },
  };
}
