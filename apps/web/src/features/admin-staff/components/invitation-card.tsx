import type { Invitation } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Badge } from '../../../ui/display/badge';
import { Button } from '../../../ui/forms/button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useRenewInvitation, useWithdrawInvitation } from '../api/staff';
import { permittedText } from '../permission-texts';
import styles from './staff.module.css';

interface InvitationCardProps {
  invitation: Invitation;
  /** Gets the new link where no mail server sends it. */
  onLink: (link: string) => void;
}

/** Somebody who is invited and has not accepted yet. */
export function InvitationCard({ invitation, onLink }: InvitationCardProps) {
  const { _id, email, by, expiresAt } = invitation;
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const renewal = useRenewInvitation(_id);
  const withdrawal = useWithdrawInvitation(_id);
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <p>
          <strong>{email}</strong> <Badge tone="accent">Invited</Badge>
        </p>
        <p>
          By {by}, until {moment(expiresAt)}
        </p>
      </div>
      <p className={styles.what}>{permittedText(invitation)}</p>
      <div className={styles.actions}>
        <Button
          tone="secondary"
          busy={renewal.isPending}
          aria-label={`Send the link of ${email} again`}
          onClick={() =>
            renewal.mutate(undefined, { onSuccess: ({ link }) => link && onLink(link) })
          }
        >
          Send again
        </Button>
        <ConfirmButton
          tone="danger"
          busy={withdrawal.isPending}
          aria-label={`Withdraw the invitation of ${email}`}
          question={`Withdraw the invitation of ${email}?`}
          effects="Its link no longer works."
          okText="Withdraw"
          onConfirm={() => withdrawal.mutate(undefined)}
        >
          Withdraw
        </ConfirmButton>
      </div>
    </li>
  );
}
