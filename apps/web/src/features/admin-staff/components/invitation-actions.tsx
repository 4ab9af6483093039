import type { Invitation } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Button } from '../../../ui/forms/button';
import { useRenewInvitation, useWithdrawInvitation } from '../api/staff';
import styles from './staff.module.css';

interface InvitationActionsProps {
  invitation: Invitation;
  /** Gets the new link where no mail server sends it. */
  onLink: (link: string) => void;
}

/** What can be done about somebody who has not accepted yet. */
export function InvitationActions({ invitation, onLink }: InvitationActionsProps) {
  const { _id, email } = invitation;
  const renewal = useRenewInvitation(_id);
  const withdrawal = useWithdrawInvitation(_id);
  return (
    <div className={styles.actions}>
      <Button
        tone="secondary"
        busy={renewal.isPending}
        aria-label={`Send the link of ${email} again`}
        onClick={() => renewal.mutate(undefined, { onSuccess: ({ link }) => link && onLink(link) })}
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
  );
}
