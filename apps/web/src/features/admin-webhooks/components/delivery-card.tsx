import type { WebhookDelivery } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';
import { Button } from '../../../ui/forms/button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useRepeatDelivery } from '../api/deliveries';
import { EVENT_TEXTS, STATE_TEXTS } from '../event-texts';
import record from '../../../ui/list/record-cards.module.css';
import styles from './webhooks.module.css';

/** An event on its way: what came back, and sending it again. */
export function DeliveryCard({ delivery }: { delivery: WebhookDelivery }) {
  const { _id, event, subject, state, at, tries, reply } = delivery;
  const repeat = useRepeatDelivery();
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <li className={record.card}>
      <p className={record.what}>
        <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{STATE_TEXTS[state]}</Badge>
        {EVENT_TEXTS[event]}
      </p>
      <p className={record.who}>
        <time dateTime={at} className="tabular">
          {momentText(at)}
        </time>
        <span>{tries === 1 ? 'Sent once' : `Sent ${tries} times`}</span>
        <span>About {subject}</span>
      </p>
      {reply && (
        <p className={record.who}>
          <span>{reply.failure ?? `The server answered with ${reply.status}`}</span>
          <span>{reply.took} ms</span>
        </p>
      )}
      {reply?.body && (
        <details>
          <summary>
            Reply<span className="visually-hidden"> to {EVENT_TEXTS[event]}</span>
          </summary>
          <pre className={styles.text}>{reply.body}</pre>
        </details>
      )}
      <div className={styles.actions}>
        <Button tone="secondary" busy={repeat.isPending} onClick={() => repeat.mutate(_id)}>
          Send again<span className="visually-hidden"> {EVENT_TEXTS[event]}</span>
        </Button>
      </div>
    </li>
  );
}
