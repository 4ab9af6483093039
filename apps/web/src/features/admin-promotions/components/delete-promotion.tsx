import type { StoredPromotion } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { failureText } from '../../../lib/http/api-error';
import { Confirm } from '../../../ui/dialogs/confirm';
import { isSaveConflict } from '../../../ui/feedback/use-conflict';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { useDeletePromotion } from '../api/change-promotions';
import type { ShownPromotion } from './form/promotion-form';

interface DeletePromotionProps {
  promotion: StoredPromotion;
  shown: ShownPromotion;
}

/** Deletes a promotion, after a confirmation. */
export function DeletePromotion({ promotion, shown }: DeletePromotionProps) {
  const goTo = useGoTo();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const deletion = useDeletePromotion(promotion);
  const remove = useMutation({
    mutationFn: () => shown.trySave(() => deletion(shown.version() ?? promotion.version)),
    // Going back must not lead to the deleted promotion.
    onSuccess: () => goTo(dashboardPaths.adminPromotions, { replace: true }),
    onError: (error) => {
      if (!isSaveConflict(error)) notify.error(failureText(error));
      close();
    },
  });
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Confirm
        title="Delete this promotion?"
        open={asking}
        okText="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onKeep={close}
      >
        <p>
          {promotion.name} no longer applies to new orders. Orders keep its name and what it took
          off. To stop it for a while, switch it off instead.
        </p>
      </Confirm>
    </>
  );
}
