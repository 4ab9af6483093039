import type { Mail } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { useResendMail } from '../api/mails';

/** Sends a mail once more. */
export function SendAgain({ mail: { _id, subject } }: { mail: Mail }) {
  const resend = useResendMail();
  return (
    <Button tone="quiet" busy={resend.isPending} onClick={() => resend.mutate(_id)}>
      Send again<span className="visually-hidden"> “{subject}”</span>
    </Button>
  );
}
