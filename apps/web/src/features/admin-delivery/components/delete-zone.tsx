import type { StoredShippingZone } from '@shop/shared';
import { useState } from 'react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { Confirm } from '../../../ui/dialogs/confirm';
import type { TrySave } from '../../../ui/feedback/use-conflict';
import { Button } from '../../../ui/forms/button';
import { useDeleteZone } from '../api/zones';

interface DeleteZoneProps {
  zone: StoredShippingZone;
  /** The version that the form shows. */
  version: () => number;
  trySave: TrySave;
}

/** Deletes a zone after a question. */
export function DeleteZone({ zone, version, trySave }: DeleteZoneProps) {
  const goTo = useGoTo();
  const [asking, setAsking] = useState(false);
  const deletion = useDeleteZone(
    { id: zone._id, version, trySave },
    {
      onDone: () => void goTo(dashboardPaths.adminDelivery, { replace: true }),
      onEnd: () => setAsking(false),
    },
  );
  return (
    <>
      <Button tone="danger" busy={deletion.isPending} onClick={() => setAsking(true)}>
        Delete zone
      </Button>
      <Confirm
        title={`Delete ${zone.name}?`}
        open={asking}
        okText="Delete zone"
        danger
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onKeep={() => setAsking(false)}
      >
        Its delivery methods and tax rates are deleted too. Placed orders stay as they are.
      </Confirm>
    </>
  );
}
