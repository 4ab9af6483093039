import type { WebhookDelivery } from '@shop/shared';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/modal';
import { RowButton } from '../../../ui/list/data-table/row-button';
import { EVENT_TEXTS } from '../event-texts';
import styles from './webhooks.module.css';

interface DeliveryReplyProps {
  reply: NonNullable<WebhookDelivery['reply']>;
  event: WebhookDelivery['event'];
}

/** The outcome of a delivery: `Status 200`, or why there was no answer. */
export function replyText({ failure, status }: NonNullable<WebhookDelivery['reply']>): string {
  return failure ?? `Status ${status}`;
}

/** What the other server answered; a press shows the body of its answer. */
export function DeliveryReply({ reply, event }: DeliveryReplyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const outcome = replyText(reply);
  const { body } = reply;
  if (!body) return <span>{outcome}</span>;
  return (
    <>
      <RowButton onClick={() => setIsOpen(true)}>
        {outcome}
        <span className="visually-hidden">, the reply to {EVENT_TEXTS[event]}</span>
      </RowButton>
      <Modal
        title={`Reply to ${EVENT_TEXTS[event]}`}
        open={isOpen}
        width={640}
        footer={null}
        onCancel={() => setIsOpen(false)}
      >
        <pre className={styles.text}>{body}</pre>
      </Modal>
    </>
  );
}
