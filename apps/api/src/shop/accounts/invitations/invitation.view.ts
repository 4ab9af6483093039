import type { Invitation, ShownInvitation } from '@shop/shared';
import type { InvitationRecord } from './invitation.model.js';

/** An invitation as the list of the staff has it. @param by the name of who invites */
export function invitationView(invitation: InvitationRecord, by: string): Invitation {
  const { _id, createdAt } = invitation;
  return {
    _id: _id.toHexString(),
    createdAt: createdAt.toISOString(),
    ...termsOf(invitation, by),
  };
}

/** An invitation as the invited person sees it. */
export function shownInvitationView(
  invitation: InvitationRecord,
  by: string,
  isRegistered: boolean,
): ShownInvitation {
  return { ...termsOf(invitation, by), isRegistered };
}

function termsOf({ email, permissions, expiresAt }: InvitationRecord, by: string) {
  return { email, ...(permissions && { permissions }), by, expiresAt: expiresAt.toISOString() };
}
