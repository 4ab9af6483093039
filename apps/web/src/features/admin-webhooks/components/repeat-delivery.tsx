import type { WebhookDelivery } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { useRepeatDelivery } from '../api/deliveries';
import { EVENT_TEXTS } from '../event-texts';

/** Sends an event again. */
export function RepeatDelivery({ delivery: { _id, event } }: { delivery: WebhookDelivery }) {
  const repeat = useRepeatDelivery();
  return (
    <Button tone="quiet" busy={repeat.isPending} onClick={() => repeat.mutate(_id)}>
      Send again<span className="visually-hidden"> {EVENT_TEXTS[event]}</span>
    </Button>
  );
}
