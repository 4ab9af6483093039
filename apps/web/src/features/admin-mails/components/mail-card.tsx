import type { Mail } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Badge } from '../../../ui/display/badge';
import { Button } from '../../../ui/forms/button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useResendMail } from '../api/mails';
import { KIND_TEXTS, STATE_TEXTS } from '../mail-texts';
import { Permitted, ScreenLink } from '../../../ui/page/permitted';
import record from '../../../ui/list/record-cards.module.css';
import styles from './cards.module.css';

interface MailCardProps {
  mail: Mail;
  /** Whether a mail server is set. */
  canSend: boolean;
}

/** A mail: what became of it, to whom it went, and its text. */
export function MailCard({ mail, canSend }: MailCardProps) {
  const { _id, kind, state, subject, to, at, order, failure, text } = mail;
  const resend = useResendMail();
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={record.card}>
      <p className={record.what}>
        <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{STATE_TEXTS[state]}</Badge>
        {subject}
      </p>
      <p className={record.who}>
        <span>{KIND_TEXTS[kind]}</span>
        <span>To {to}</span>
        <time dateTime={at} className="tabular">
          {momentText(at)}
        </time>
        {order && <ScreenLink to={dashboardPaths.adminOrder(order)}>Open order</ScreenLink>}
      </p>
      {failure && <p className={record.who}>The mail server said: {failure}</p>}
      <Permitted needs={['money']}>
        <details>
          <summary>
            Read<span className="visually-hidden"> the mail “{subject}”</span>
          </summary>
          <pre className={styles.text}>{text}</pre>
        </details>
      </Permitted>
      {canSend && state !== 'waiting' && (
        <div className={styles.actions}>
          <Button tone="secondary" busy={resend.isPending} onClick={() => resend.mutate(_id)}>
            Send again<span className="visually-hidden"> “{subject}”</span>
          </Button>
        </div>
      )}
    </li>
  );
}
