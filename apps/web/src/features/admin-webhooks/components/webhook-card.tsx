import type { Webhook } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Badge } from '../../../ui/display/badge';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useDeleteWebhook, useRotateSecret, useSwitchWebhook } from '../api/webhooks';
import { EVENT_TEXTS } from '../event-texts';
import record from '../../../ui/list/record-cards.module.css';
import styles from './webhooks.module.css';

interface WebhookCardProps {
  webhook: Webhook;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

/** An address: whether it is told of events, of which, and what can be done with it. */
export function WebhookCard({ webhook, onEdit, onSecret }: WebhookCardProps) {
  const { _id, url, events, isOn, offReason, failingSince } = webhook;
  const toggle = useSwitchWebhook(webhook);
  const deletion = useDeleteWebhook(_id);
  const rotation = useRotateSecret(_id, onSecret);
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const name = <span className="visually-hidden"> {url}</span>;
  return (
    <li className={record.card}>
      <p className={record.what}>
        <Badge tone={offReason ? 'danger' : 'neutral'}>{isOn ? 'On' : 'Switched off'}</Badge>
        {url}
      </p>
      <p className={record.who}>{events.map((event) => EVENT_TEXTS[event]).join(', ')}</p>
      {offReason && <p className={record.who}>{offReason}</p>}
      {isOn && failingSince && (
        <p className={record.who}>Nothing has arrived since {momentText(failingSince)}.</p>
      )}
      <div className={styles.actions}>
        <ButtonLink tone="secondary" to={dashboardPaths.adminWebhook(_id)}>
          Deliveries{name}
        </ButtonLink>
        <Button tone="secondary" onClick={onEdit}>
          Edit{name}
        </Button>
        <Button tone="secondary" busy={toggle.isPending} onClick={() => toggle.mutate(!isOn)}>
          Switch {isOn ? 'off' : 'on'}
          {name}
        </Button>
        <ConfirmButton
          tone="secondary"
          busy={rotation.isPending}
          aria-label={`New secret for ${url}`}
          question="Make a new secret?"
          effects="The current secret keeps signing for one more day, alongside the new one."
          okText="Make a new secret"
          onConfirm={() => rotation.mutate()}
        >
          New secret
        </ConfirmButton>
        <ConfirmButton
          tone="danger"
          busy={deletion.isPending}
          aria-label={`Delete ${url}`}
          question="Delete this address?"
          effects="It gets no more events, and its deliveries are deleted."
          okText="Delete"
          onConfirm={() => deletion.mutate()}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  );
}
