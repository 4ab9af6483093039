import type { Webhook } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Button } from '../../../ui/forms/button';
import { useDeleteWebhook, useRotateSecret, useSwitchWebhook } from '../api/webhooks';
import styles from './webhooks.module.css';

export interface WebhookActionsProps {
  webhook: Webhook;
  onEdit: (webhook: Webhook) => void;
  onSecret: (secret: string) => void;
}

/** What can be done with an address. */
export function WebhookActions({ webhook, onEdit, onSecret }: WebhookActionsProps) {
  const { _id, url, isOn } = webhook;
  const toggle = useSwitchWebhook(webhook);
  const deletion = useDeleteWebhook(_id);
  const rotation = useRotateSecret(_id, onSecret);
  const name = <span className="visually-hidden"> {url}</span>;
  return (
    <div className={styles.actions}>
      <Button tone="secondary" onClick={() => onEdit(webhook)}>
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
  );
}
