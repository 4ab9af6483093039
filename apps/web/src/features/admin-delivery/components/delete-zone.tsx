import type { StoredShippingZone } from '@shop/shared';
import { useState } from 'react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { Confirm } from '../../../ui/dialogs/confirm';
import { Button } from '../../../ui/forms/button';
import { useDeleteZone } from '../api/zones';

/** Deletes a zone after a question. */
export function DeleteZone({ zone }: { zone: StoredShippingZone }) {
  const goTo = useGoTo();
  const [asking, setAsking] = useState(false);
  const deletion = useDeleteZone(zone, {
    onDone: () => void goTo(dashboardPaths.adminDelivery, { replace: true }),
    onEnd: () => setAsking(false),
  });
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
